/** What a browser can do; `install`: only once the console is on the home screen. */
export type PushSupport = 'supported' | 'install' | 'unsupported'

export interface BrowserPush {
  support: PushSupport
  isBlocked: boolean
  /** Null: this browser has none. */
  subscription: PushSubscription | null
}

const scope = '/staff/'
const ownerKey = 'console.push'

export async function readBrowserPush(): Promise<BrowserPush> {
  const support = pushSupport()
  if (support !== 'supported') return { support, isBlocked: false, subscription: null }
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return {
    support,
    isBlocked: Notification.permission === 'denied',
    subscription: (await registration?.pushManager.getSubscription()) ?? null,
  }
}

/** Asks for permission. Null if the person refuses it. */
export async function subscribeBrowser(vapidKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/staff/service-worker.js', { scope })
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
}

/** The body that the shop takes. */
export function subscriptionBody(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/** Whose notifications this browser shows, so that the next sign-in of theirs goes on with them. */
export function rememberPushOwner(staffId: string | null): void {
  if (staffId === null) localStorage.removeItem(ownerKey)
  else localStorage.setItem(ownerKey, staffId)
}

export function isPushOwner(staffId: string): boolean {
  return localStorage.getItem(ownerKey) === staffId
}

function pushSupport(): PushSupport {
  const canPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (canPush) return 'supported'
  // Only Safari on iPhone and iPad says whether it was opened from the home screen.
  return Reflect.get(navigator, 'standalone') === false ? 'install' : 'unsupported'
}
