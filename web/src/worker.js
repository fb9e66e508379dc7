/**
 * Keeps the page for when there is no line. The name of the build is part of the cache's name, so
 * a new build never finds old files; the page itself is always asked for first, so that nobody is
 * left with an old one.
 */
const BUILD_NAME = "BUILD";
const CACHE = `tabbe-${BUILD_NAME}`;
const SHELL = ["FILES"];

/** Pages to be read, which are kept once they have been. */
const READ = /^\/(en|sv|da|de|fr|es)\/(rules|words|help|about)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("tabbe-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(visited(request, READ.test(url.pathname)));
    return;
  }
  event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});

// A notice of one's turn leads back to the table that it tells of.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const { data } = event.notification;
      const there = windows.find(({ url }) => tableAt(url) === tableAt(data));
      if (there) return there.focus();
      const other = windows[0];
      if (!other) return self.clients.openWindow(data);
      // A window that this worker does not serve cannot be led anywhere.
      return other.navigate(data).then((led) => (led ?? other).focus(), () => self.clients.openWindow(data));
    }),
  );
});

/** The path of a table, in whatever language it is shown: `/sv/t/abc#log` is `/t/abc`. */
function tableAt(url) {
  return new URL(url).pathname.replace(/^\/(en|sv|da|de|fr|es)(?=\/|$)/, "").replace(/\/$/, "");
}

async function visited(request, keep) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (keep && (await cache.match(request))) || cache.match("/");
  }
}
