declare global {
  interface Window {
    heldStart: {
      /** False in a page that a press has led to: nothing is held back there. */
      isHeld: boolean
      /** The title that the server sent: React may lead on to another page at once. */
      sentTitle: string
      release: () => void
    }
  }
}

/** Runs in a page before anything else, and stands alone: lets React start only when told to. */
export function holdStart(): void {
  const held: TimerHandler[] = []
  const realTimeout = window.setTimeout.bind(window)
  const isHeld = startAsNewVisitor()
  // The inline script starts React by a timer without a time.
  const hold = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === undefined ? held.push(work) : realTimeout(work, ms, ...rest)
  if (isHeld) Object.assign(window, { setTimeout: hold })

  /** Cookies are given from outside; what else a browser keeps comes along in one of them. */
  function startAsNewVisitor(): boolean {
    const [, kept] = /(?:^|; )kept=([^;]*)/.exec(document.cookie) ?? []
    if (kept === undefined) return false
    document.cookie = 'kept=; Path=/; Max-Age=0'
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries<string>(JSON.parse(decodeURIComponent(kept)))) {
      localStorage.setItem(name, value)
    }
    return true
  }

  window.heldStart = {
    isHeld,
    sentTitle: '',
    release() {
      Object.assign(window, { setTimeout: realTimeout })
      for (const work of held.splice(0)) realTimeout(work)
    },
  }
  addEventListener('DOMContentLoaded', () => (window.heldStart.sentTitle = document.title))
}
