import { textOf, type PopUpKind, type PopUpSettings, type Seen } from './choose-pop-up.ts'

const key = 'shop-pop-ups'

export function readSeen(): Seen {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof seen === 'object' && seen !== null ? seen : {}
  } catch {
    return {}
  }
}

export function markSeen(settings: PopUpSettings, kind: PopUpKind): void {
  const text = textOf(settings, kind) ?? ''
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSeen(), [kind]: { text, at: Date.now() } }))
  } catch {
    // Storage is full or unavailable: it will be shown again.
  }
}
