const key = 'chunk-reload'
// spec §9: chunk reload throttle
const throttleMs = 60_000

declare global {
  interface Window {
    /** Called where the router would reload the page unconditionally (vite.config.ts). */
    reloadOnce?: () => boolean
  }
}

/**
 * spec §4: a chunk that fails to load (usually because of a new build) reloads the page, at most once
 * a minute. False if it was just reloaded, or if there is no connection: a reload would lose the page.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = Number(read() ?? 0)
  if (now - last < throttleMs || !write(String(now))) return false
  location.reload()
  return true
}

/** Also handles chunks that screens import themselves. */
export function reloadOnMissingParts(): void {
  window.reloadOnce = () => reloadOnce()
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is unavailable.
    return null
  }
}

/** Without storage nothing would stop a reload loop. */
function write(value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
