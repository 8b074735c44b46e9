/* The page as something installed: it opens without a network, and tells of one's turn while it is closed. */

const here = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && isSecureContext ? navigator.serviceWorker : null;

async function tell(message: object): Promise<void> {
  (await here()?.ready)?.active?.postMessage(message);
}

export const installed = {
  /** Have the files that are on this page kept, and those that come later. */
  begin(): void {
    const workers = here();
    if (!workers) return;
    const keep = () => void tell({ kind: 'assets', assets: performance.getEntriesByType('resource').map((one) => one.name) });
    workers.register('/sw.js').then(keep, () => undefined); // without it the page is as before
    addEventListener('pagehide', keep);
  },

  /** What a notification says that comes while the page is closed: the worker knows no languages. */
  say(title: string): void {
    void tell({ kind: 'words', words: { title } });
  },

  /** A notification now; phones show them through the worker only. */
  async notify(title: string, url: string): Promise<void> {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const worker = await here()?.getRegistration();
    const look = { tag: 'turn', icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { url } };
    if (worker?.active) return worker.showNotification(title, look);
    const notice = new Notification(title, look);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  },
};
