import type { Phrase } from "../protocol";

/** What can be said, in the order in which it is offered. */
export const PHRASES: Phrase["phrase"][] = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "oops",
  "sorry",
  "hurry",
  "moment",
  "laugh",
  "again",
  "good-game",
  "bye",
];
