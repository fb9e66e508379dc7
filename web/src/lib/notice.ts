/** Tells of the own turn where nobody looks at the page: on its tab, its icon, and, if wanted, outside. */

const ICON = { calm: "/icon.svg", turn: "/icon-turn.svg" };

let shown: Notification | null = null;

/** Put the mark on the icon of the tab, and of the page where it is installed, or take it away. */
export function mark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = on ? ICON.turn : ICON.calm;
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  // Only a page that is installed has an icon to put it on.
  badge?.catch(() => {});
}

/** Whether this browser can show notices at all. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the reader's browser for leave; false where it refuses. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/**
 * Show a notice outside the page, unless the page is being looked at.
 *
 * @param tag - notices of the same table replace each other
 */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body, tag, icon: "/icon-192.png", data: location.href };
  // Telephones show notices only through the service worker; elsewhere there may be none.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, options);
  else
    try {
      shown = new Notification(title, options);
      shown.onclick = () => focus();
    } catch {
      // Title and icon still tell.
    }
}

/** Take back what `notify` has shown, once the page is looked at or the turn is over. */
export async function unnotify(tag: string): Promise<void> {
  shown?.close();
  shown = null;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}
