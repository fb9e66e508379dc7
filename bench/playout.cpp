// Random playouts of two-player Krypkasino: the C++ program that Tabbe's kernels are measured
// against. It is meant to win. The whole state is in fixed arrays, sets of table cards are bit
// masks over table positions, nothing is allocated while it plays, and rules are not data but code.
// The algorithm is the one of the kernels: the cards in hand whose value is a reachable sum of table
// cards get their sums by depth-first search, overlapping sums are joined into all unions that leave
// nothing more to take, a sweep that is possible is forced, and one legal play is chosen, all alike.
// There is no table from positions to outcomes.
//
//   playout SECONDS SEED         play for so long, print figures and statistics as JSON
//   playout deals COUNT SEED     play so many deals instead
//   playout trace COUNT SEED     print every position, its legal plays and the play chosen
//   playout plays HAND TABLE     print the legal plays of one position, as in: plays "8h 6s" "8d 9c"
//
// Build: g++ -std=c++20 -O3 -march=native playout.cpp. With -DPLAIN the search for sums walks the
// table card by card instead of asking which cards can end a sum.

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <utility>

namespace {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

#define ALWAYS [[gnu::always_inline]] inline

constexpr int KINDS = 52;            // card = (rank - 1) * 4 + suit, suits in the order s h d c
constexpr int PACK = 2 * KINDS;
constexpr int HAND_MAX = 6;
constexpr int TABLE_MAX = 64;        // positions of a mask; no deal can lay more than 24, see creep()
constexpr int FIRST_PICTURE = 40;
constexpr int TOP_VALUE = 14;
constexpr int CARD_POINTS = 42;
constexpr u32 SUMS = (1u << (TOP_VALUE + 1)) - 1;

[[noreturn]] void fail(const char *what) {
    std::fprintf(stderr, "playout: %s\n", what);
    std::exit(2);
}

struct Facts {
    u8 low[KINDS];             // value on the table
    u8 high[KINDS];            // value from the hand
    u8 points[KINDS];
    u8 nth[1 << HAND_MAX][8];  // position of the n-th bit of a mask of hand cards
};

constexpr Facts make_facts() {
    Facts facts{};
    for (int card = 0; card < KINDS; ++card) {
        const int rank = card / 4 + 1, suit = card % 4;
        facts.low[card] = static_cast<u8>(rank);
        facts.high[card] = static_cast<u8>(rank == 1 ? TOP_VALUE : rank);
        int points = (suit == 0) + (rank == 1);
        if (rank == 2 && suit == 0) points = 2;
        if (rank == 10 && suit == 2) points = 3;
        facts.points[card] = static_cast<u8>(points);
    }
    for (u32 mask = 0; mask < 1u << HAND_MAX; ++mask) {
        int n = 0;
        for (int at = 0; at < HAND_MAX; ++at)
            if (mask >> at & 1) facts.nth[mask][n++] = static_cast<u8>(at);
    }
    return facts;
}

constexpr Facts FACTS = make_facts();

// sfc32; below(n) takes the upper half of a product, without rejection.
struct Dice {
    u32 a, b, c, counter;

    explicit Dice(u64 seed)
        : a(0), b(static_cast<u32>(seed)), c(static_cast<u32>(seed >> 32)), counter(1) {
        for (int i = 0; i < 16; ++i) next();
    }
    ALWAYS u32 next() {
        const u32 word = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = std::rotl(c, 21) + word;
        return word;
    }
    ALWAYS u32 below(u32 n) { return static_cast<u32>((u64{next()} * n) >> 32); }
};

// A list of masks that grows when it has to; in play it never does.
class Masks {
  public:
    ALWAYS void clear() { count_ = 0; }
    ALWAYS u32 count() const { return count_; }
    ALWAYS u64 operator[](u32 at) const { return masks_[at]; }
    ALWAYS void push(u64 mask) {
        if (count_ == room_) [[unlikely]] grow();
        masks_[count_++] = mask;
    }

  private:
    [[gnu::noinline]] void grow() {
        auto more = std::make_unique<u64[]>(2 * std::size_t{room_});
        std::memcpy(more.get(), masks_.get(), room_ * sizeof(u64));
        masks_ = std::move(more);
        room_ *= 2;
    }
    u32 count_ = 0, room_ = 1024;
    std::unique_ptr<u64[]> masks_ = std::make_unique<u64[]>(1024);
};

struct Tally {
    u64 deals = 0, moves = 0, choices = 0, captures = 0, units = 0, doubles = 0, longest = 0;
    double score[2] = {}, score2[2] = {}, units2 = 0, doubles2 = 0;
};

class Playout {
  public:
    explicit Playout(u64 seed) : dice(seed) {
        for (int i = 0; i < PACK; ++i) deck[i] = static_cast<u8>(i % KINDS);
    }
    template <bool TRACE> void play_deal();
    void list_position(const u8 *cards, int held, const u8 *laid, int number);

    Tally tally;

  private:
    // --- the table ---------------------------------------------------------------------------
    int n = 0;                 // cards on the table
    int table_points = 0;
    u32 reach = 1;             // bit s: some table cards (bit 0: none) sum to s
    u64 kinds = 0;             // the types on the table; fewer than n where twins lie there
    u8 card[TABLE_MAX];
    u8 low[TABLE_MAX];
#ifdef PLAIN
    u32 before[TABLE_MAX];     // reach of the cards below this position
#endif
    // Sums up to 14 that this card makes with cards below it, it being the last: 16 bits a card,
    // four cards a word, so that one column of four cards is one multiplication.
    u64 tops[TABLE_MAX / 4];

    ALWAYS void clear_table() {
        n = 0;
        table_points = 0;
        reach = 1;
        kinds = 0;
    }
    ALWAYS void lay(u8 what) {
        const u32 value = FACTS.low[what];
        const u32 made = reach << value & SUMS;
        const int word = n >> 2, shift = (n & 3) * 16;
        tops[word] = (shift ? tops[word] : 0) | u64{made} << shift;
#ifdef PLAIN
        before[n] = reach;
#endif
        reach |= made;
        card[n] = what;
        low[n] = static_cast<u8>(value);
        kinds |= u64{1} << what;
        table_points += FACTS.points[what];
        ++n;
    }
    // Which cards can be the last of a set with this sum.
    ALWAYS u64 enders(u32 sum) const {
        constexpr u64 COLUMN = 0x0001000100010001, GATHER = u64{1} << 48 | u64{1} << 33 | 1 << 18 | 8;
        u64 mask = (tops[0] >> sum & COLUMN) * GATHER >> 48 & 15;
        if (n > 4) [[unlikely]]
            for (int word = 1; word * 4 < n; ++word)
                mask |= ((tops[word] >> sum & COLUMN) * GATHER >> 48 & 15) << (4 * word);
        return mask;
    }

    // --- what a value takes ------------------------------------------------------------------
    Masks groups;              // all sets of table cards with the sum wanted
    u64 joined = 0;            // all of them together
    bool overlap = false;

    struct Branch {
        u64 untried, chosen;
        u32 lack, at;
    };

    ALWAYS void found(u64 group) {
        overlap |= (joined & group) != 0;
        joined |= group;
        groups.push(group);
    }
#ifndef PLAIN
    ALWAYS void find_groups(u32 sum) {
        Branch open[TABLE_MAX];
        int depth = 0;
        groups.clear();
        joined = 0;
        overlap = false;
        u32 lack = sum;
        u64 chosen = 0, untried = enders(lack);
        for (;;) {
            for (;;) {
                const u64 last = untried & -untried;
                untried ^= last;
                if (untried) open[depth++] = {untried, chosen, lack, 0};
                chosen |= last;
                lack -= low[std::countr_zero(last)];
                if (lack == 0) break;
                untried = enders(lack) & (last - 1);
            }
            found(chosen);
            if (depth == 0) break;
            --depth;
            untried = open[depth].untried;
            chosen = open[depth].chosen;
            lack = open[depth].lack;
        }
    }
#else
    ALWAYS void find_groups(u32 sum) {
        Branch open[TABLE_MAX];
        int depth = 0;
        groups.clear();
        joined = 0;
        overlap = false;
        u32 lack = sum, at = static_cast<u32>(n);
        u64 chosen = 0;
        for (;;) {
            while (lack) {
                --at;
                const bool without = before[at] >> lack & 1;
                const bool with = low[at] <= lack && (before[at] >> (lack - low[at]) & 1);
                if (!with) continue;
                if (without) open[depth++] = {0, chosen, lack, at};
                chosen |= u64{1} << at;
                lack -= low[at];
            }
            found(chosen);
            if (depth == 0) break;
            --depth;
            chosen = open[depth].chosen;
            lack = open[depth].lack;
            at = open[depth].at;
        }
    }
#endif
    // The same set of cards with the first of twins where either would do.
    [[gnu::noinline]] u64 first_twins(u64 mask) const {
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j)
                if (card[i] == card[j] && (mask >> j & 1) && !(mask >> i & 1))
                    mask ^= u64{1} << i | u64{1} << j;
        return mask;
    }
    ALWAYS bool has_twins() const { return std::popcount(kinds) != n; }

    // --- the legal plays ---------------------------------------------------------------------
    Masks outcomes;            // of all hand cards that capture, one card after another
    u8 by[1 << 16];            // hand position that takes the outcome
    u32 distinct = 0, creepers = 0, sweepers = 0;  // masks of hand positions

    void take(u32 from, int at, u64 mask) {
        if (has_twins()) mask = first_twins(mask);
        for (u32 k = from; k < outcomes.count(); ++k)
            if (outcomes[k] == mask) return;
        add_outcome(at, mask);
    }
    ALWAYS void add_outcome(int at, u64 mask) {
        const u32 number = outcomes.count();
        if (number >= sizeof by) [[unlikely]] fail("more outcomes than there is room for");
        by[number] = static_cast<u8>(at);
        sweepers |= static_cast<u32>(mask == full()) << at;
        outcomes.push(mask);
    }
    ALWAYS u64 full() const { return n == TABLE_MAX ? ~u64{0} : (u64{1} << n) - 1; }

    // All unions of disjoint groups to which no further group can be added. Groups are added in
    // the order found, so every family comes once; unions of several families are sorted out.
    [[gnu::noinline]] void join(u64 used, u32 next, u32 from, int at) {
        bool closed = true;
        for (u32 k = 0; k < groups.count(); ++k) {
            if (groups[k] & used) continue;
            closed = false;
            if (k >= next) join(used | groups[k], k + 1, from, at);
        }
        if (closed) take(from, at, used);
    }

    ALWAYS u32 list(const u8 *hand, int held) {
        u64 seen = 0;
        u32 able = 0;
        for (int at = 0; at < held; ++at) {
            able |= (reach >> FACTS.high[hand[at]] & 1) << at;
            seen |= u64{1} << hand[at];
        }
        distinct = (1u << held) - 1;
        if (std::popcount(seen) != held) [[unlikely]] {
            seen = 0;
            for (int at = 0; at < held; ++at) {
                if (seen >> hand[at] & 1) distinct &= ~(1u << at);
                seen |= u64{1} << hand[at];
            }
            able &= distinct;
        }
        creepers = distinct & ~able;
        sweepers = 0;
        outcomes.clear();
        for (; able; able &= able - 1) {
            const int at = std::countr_zero(able);
            find_groups(FACTS.high[hand[at]]);
            if (!overlap) {
                add_outcome(at, has_twins() ? first_twins(joined) : joined);
            } else {
                join(0, 0, outcomes.count(), at);
            }
        }
        if (sweepers) return static_cast<u32>(std::popcount(sweepers));
        return outcomes.count() + static_cast<u32>(std::popcount(creepers));
    }

    // --- play --------------------------------------------------------------------------------
    Dice dice;
    u8 deck[PACK];
    u8 hands[2][8];
    int points[2], units[2], won[2], heap_points, heap_cards, last;

    // A card creeps only where nothing is reachable for it, so of each rank from 2 to K the table
    // never holds more than one card beyond the four of the opening, and aces are eight: 24 in all.
    ALWAYS void creep(u8 what) {
        if (n == TABLE_MAX) [[unlikely]] fail("more cards on the table than there is room for");
        lay(what);
        if (static_cast<u64>(n) > tally.longest) tally.longest = static_cast<u64>(n);
    }
    ALWAYS void capture(int seat, u8 what, u64 mask) {
        ++tally.captures;
        last = seat;
        won[seat] += 1 + std::popcount(mask);
        points[seat] += FACTS.points[what];
        const int whole = table_points;
        if (mask == full()) {
            const int value = n == 1 && card[0] == what ? 2 : 1;
            units[seat] += value;
            tally.doubles += static_cast<u64>(value - 1);
            clear_table();
        } else {
            u64 keep = full() & ~mask;
            clear_table();
            for (; keep; keep &= keep - 1) lay(card[std::countr_zero(keep)]);
        }
        points[seat] += whole - table_points;
    }
    void print_play(u8 what, u64 mask, const char *after) const;
    void print_plays(const u8 *hand) const;
};

const char RANKS[] = "A23456789TJQK", SUITS[] = "shdc";

void print_cards(const u8 *cards, int number, const char *after) {
    for (int i = 0; i < number; ++i)
        std::printf("%s%c%c", i ? " " : "", RANKS[cards[i] / 4], SUITS[cards[i] % 4]);
    std::printf("%s", after);
}

void Playout::print_play(u8 what, u64 mask, const char *after) const {
    std::printf("%c%c", RANKS[what / 4], SUITS[what % 4]);
    char before = 'x';
    for (; mask; mask &= mask - 1, before = '+') {
        const u8 taken = card[std::countr_zero(mask)];
        std::printf("%c%c%c", before, RANKS[taken / 4], SUITS[taken % 4]);
    }
    std::printf("%s", after);
}

void Playout::print_plays(const u8 *hand) const {
    if (sweepers) {
        for (u32 rest = sweepers; rest; rest &= rest - 1)
            print_play(hand[std::countr_zero(rest)], full(), rest & (rest - 1) ? " " : "");
        return;
    }
    const char *gap = "";
    for (u32 k = 0; k < outcomes.count(); ++k, gap = " ") {
        std::printf("%s", gap);
        print_play(hand[by[k]], outcomes[k], "");
    }
    for (u32 rest = creepers; rest; rest &= rest - 1, gap = " ") {
        std::printf("%s", gap);
        print_play(hand[std::countr_zero(rest)], 0, "");
    }
}

// One deal, seat 0 dealing. The packets of the deal do not matter to a shuffled deck.
template <bool TRACE> void Playout::play_deal() {
    for (u32 i = PACK - 1; i > 0; --i) std::swap(deck[i], deck[dice.below(i + 1)]);
    if (TRACE) print_cards(deck, PACK, "\n");
    const u8 *next = deck;
    int size = HAND_MAX;
    clear_table();
    points[0] = points[1] = units[0] = units[1] = won[0] = won[1] = 0;
    heap_points = heap_cards = 0;
    last = -1;
    const u64 doubles = tally.doubles;
    u64 choices = 0;
    for (;;) {
        for (int seat : {1, 0}) {
            std::memcpy(hands[seat], next, static_cast<std::size_t>(size));
            next += size;
        }
        if (size == HAND_MAX)
            for (int k = 0; k < 4; ++k) lay(*next++);
        for (int held = size; held; --held) {
            for (int seat = 1; seat >= 0; --seat) {
                u8 *hand = hands[seat];
                const u32 count = list(hand, held);
                choices += count;
                u32 pick = count == 1 ? 0 : dice.below(count);
                if (TRACE) {
                    std::printf("%d|", seat);
                    print_cards(hand, held, "|");
                    print_cards(card, n, "|");
                    print_plays(hand);
                    std::printf("|");
                }
                int at;
                u64 mask = 0;
                if (sweepers) {
                    at = FACTS.nth[sweepers][pick];
                    mask = full();
                } else if (pick < outcomes.count()) {
                    at = by[pick];
                    mask = outcomes[pick];
                } else {
                    at = FACTS.nth[creepers][pick - outcomes.count()];
                }
                const u8 what = hand[at];
                if (TRACE) print_play(what, mask, "\n");
                hand[at] = hand[held - 1];
                if (mask) {
                    capture(seat, what, mask);
                } else {
                    creep(what);
                }
            }
        }
        if (next == deck + PACK) break;
        const int lying = n;
        clear_table();
        for (int k = 0; k < lying; ++k) {
            if (card[k] >= FIRST_PICTURE) {
                heap_points += FACTS.points[card[k]];
                ++heap_cards;
            } else {
                lay(card[k]);
            }
        }
        size = 4;
    }
    points[last] += table_points + heap_points;
    won[last] += n + heap_cards;
    const int paid = 5 * (units[0] - units[1]);
    const int scores[2] = {points[0] + paid, points[1] - paid};
    if (scores[0] + scores[1] != CARD_POINTS || won[0] + won[1] != PACK)
        fail("the cards or points of a deal do not add up");
    if (TRACE) std::printf("= %d %d %d %d\n", scores[0], scores[1], units[0], units[1]);
    ++tally.deals;
    tally.moves += 100;
    tally.choices += choices;
    tally.units += static_cast<u64>(units[0] + units[1]);
    for (int seat : {0, 1}) {
        tally.score[seat] += scores[seat];
        tally.score2[seat] += double(scores[seat]) * scores[seat];
    }
    tally.units2 += double(units[0] + units[1]) * (units[0] + units[1]);
    tally.doubles2 += double(tally.doubles - doubles) * double(tally.doubles - doubles);
}

void Playout::list_position(const u8 *cards, int held, const u8 *laid, int number) {
    clear_table();
    for (int k = 0; k < number; ++k) lay(laid[k]);
    list(cards, held);
    print_plays(cards);
    std::printf("\n");
}

int read_cards(const char *text, u8 *cards, int room) {
    int number = 0;
    for (; *text; ++text) {
        if (*text == ' ') continue;
        const char *rank = std::strchr(RANKS, *text);
        const char *suit = text[1] ? std::strchr(SUITS, text[1]) : nullptr;
        if (!rank || !suit) fail("cards are written like 8d Ts As");
        if (number == room) fail("more cards than there is room for");
        cards[number++] = static_cast<u8>((rank - RANKS) * 4 + (suit - SUITS));
        ++text;
    }
    return number;
}

double deviation(double sum, double squares, double number) {
    return std::sqrt(std::max(0.0, squares - sum * sum / number) / std::max(1.0, number - 1));
}

void print_figures(const Tally &tally, double seconds) {
    const double deals = static_cast<double>(tally.deals);
    const double units = static_cast<double>(tally.units), doubles = static_cast<double>(tally.doubles);
    std::printf("{\"deals_per_s\": %.0f, \"moves_per_s\": %.0f, \"deals\": %.0f, ", deals / seconds,
                static_cast<double>(tally.moves) / seconds, deals);
    std::printf("\"mean_scores\": [%.4f, %.4f], ", tally.score[0] / deals, tally.score[1] / deals);
    std::printf("\"sweeps_per_deal\": %.4f, \"doubles_per_deal\": %.4f, ", units / deals, doubles / deals);
    std::printf("\"moves_choice_mean\": %.4f, ",
                static_cast<double>(tally.choices) / static_cast<double>(tally.moves));
    std::printf("\"captures_per_deal\": %.4f, \"largest_table\": %d, ",
                static_cast<double>(tally.captures) / deals, static_cast<int>(tally.longest));
    std::printf("\"sd\": {\"scores\": [%.4f, %.4f], \"sweeps\": %.4f, \"doubles\": %.4f}}\n",
                deviation(tally.score[0], tally.score2[0], deals),
                deviation(tally.score[1], tally.score2[1], deals),
                deviation(units, tally.units2, deals), deviation(doubles, tally.doubles2, deals));
}

// A number of the command line; nothing but the number may stand there.
double number(const char *text) {
    char *end = nullptr;
    const double value = std::strtod(text, &end);
    if (end == text || *end || !(value > 0) || value > 1e15) fail("seconds and counts are positive numbers");
    return value;
}

u64 seed_of(const char *text) {
    char *end = nullptr;
    const u64 value = std::strtoull(text, &end, 10);
    if (end == text || *end) fail("a seed is a whole number");
    return value;
}

}  // namespace

int main(int count, char **words) {
    using clock = std::chrono::steady_clock;
    const std::string how = count == 4 ? words[1] : "";
    if (how == "plays") {
        u8 hand[HAND_MAX], table[TABLE_MAX];
        const int held = read_cards(words[2], hand, HAND_MAX);
        const int laid = read_cards(words[3], table, TABLE_MAX);
        std::make_unique<Playout>(0)->list_position(hand, held, table, laid);
        return 0;
    }
    if (count != 3 && how != "deals" && how != "trace")
        fail("usage: playout SECONDS SEED | deals COUNT SEED | trace COUNT SEED | plays HAND TABLE");
    const auto playout = std::make_unique<Playout>(seed_of(words[count - 1]));
    const double wanted = number(words[count - 2]);
    const auto start = clock::now();
    double seconds = 0;
    if (how == "trace") {
        for (double k = 0; k < wanted; ++k) playout->play_deal<true>();
        return 0;
    }
    if (how == "deals") {
        for (double k = 0; k < wanted; ++k) playout->play_deal<false>();
        seconds = std::chrono::duration<double>(clock::now() - start).count();
    } else {
        do {
            for (int k = 0; k < 500; ++k) playout->play_deal<false>();
            seconds = std::chrono::duration<double>(clock::now() - start).count();
        } while (seconds < wanted);
    }
    print_figures(playout->tally, seconds);
    return 0;
}
