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
 * spec §4: a part of the application that cannot be loaded (usually because a new build has taken
 * its place) reloads the page, at most once a minute. False: just done, something else is wrong; or
 * there is no connection, and a reload would lose the page as well.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = Number(read() ?? 0)
  if (now - last < throttleMs || !write(String(now))) return false
  location.reload()
  return true
}

/** Also for parts that screens load by themselves. */
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
    return null
  }
}

/** Without a memory there is no way to stop after the first reload. */
function write(value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
