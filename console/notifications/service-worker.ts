import type { PushMessage } from '#contract/push-message.ts'

/** What a service worker offers, as far as it is used here; TypeScript has it or the page's. */
interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: object) => Promise<Tab[]>
    openWindow: (path: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void
}

interface Tab {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerEvents {
  install: Waiting
  push: Waiting & { data: { json: () => PushMessage } | null }
  notificationclick: Waiting & { notification: Notification }
  pushsubscriptionchange: Waiting & { oldSubscription: PushSubscription | null }
}

declare const self: Worker

/** Shows pushes, and nothing else: it answers no request, so the console is never an old one. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, path, tag } = event.data.json()
  const icon = '/staff/brand/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openConsole(String(event.notification.data)))
})

/** The console hands the new address to the shop when it is next opened. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: old } = event
  if (old) event.waitUntil(self.registration.pushManager.subscribe(old.options))
})

/** In a tab that is open already, where someone is signed in. */
async function openConsole(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => /^\/staff(\/|$)/.test(new URL(url).pathname))
  if (!tab) {
    await self.clients.openWindow(`/staff${path}`)
    return
  }
  tab.postMessage({ open: path })
  await tab.focus()
}
