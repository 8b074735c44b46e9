/* The page without a network, and word of one's turn while it is closed. Races need the server: nothing of theirs is kept. */
const KEPT = 'slipstream-page';
const SHELL = '/';
const WORDS = '/-/words'; // what a notification says, in the language of the reader: laid here by the page
const MOST = 160; // files of the page, old builds included

const isAsset = (url) => url.origin === location.origin && (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg');

/** Keep these files, as far as they are there; the oldest go when there are too many. */
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.allSettled(
    addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
  const files = (await cache.keys()).filter((request) => isAsset(new URL(request.url)));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((request) => cache.delete(request)));
}

/** The start page as it is now, with the files it names. */
async function keepShell() {
  const cache = await caches.open(KEPT);
  const page = await fetch(SHELL, { cache: 'no-cache' });
  if (!page.ok) return;
  await cache.put(SHELL, page.clone());
  await keep([...(await page.text()).matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)].map(([, address]) => address));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { kind, assets, words } = event.data ?? {};
  if (kind === 'assets' && Array.isArray(assets)) event.waitUntil(keep(assets.filter((one) => isAsset(new URL(one, location.origin)))));
  if (kind === 'words') event.waitUntil(caches.open(KEPT).then((cache) => cache.put(WORDS, new Response(JSON.stringify(words)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // what is new comes from the server; without it the page itself says so
    event.respondWith(fetch(request).catch(async () => (await caches.match(SHELL)) ?? Response.error()));
  } else if (isAsset(url)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/** A message from the server is empty: that it is one's turn, and nothing else. */
self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.some((page) => page.visibilityState === 'visible')) return;
      const kept = await caches.match(WORDS);
      const { title = 'Slipstream' } = kept ? await kept.json() : {};
      await self.registration.showNotification(title, { tag: 'turn', renotify: true, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { url: '/' } });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.url ?? '/';
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const page = pages.find((one) => address !== '/' && new URL(one.url).pathname === address) ?? pages[0];
      if (!page) return self.clients.openWindow(address);
      await page.focus();
      if (address !== '/' && new URL(page.url).pathname !== address) await page.navigate(address);
    })(),
  );
});
