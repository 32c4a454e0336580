import { readStored, store } from '../storage-values.ts'
import { textOf, type PopUpKind, type PopUpSettings, type Seen } from './choose-pop-up.ts'

const key = 'shop-pop-ups'

export function readSeen(): Seen {
  const seen = readStored('local', key)
  return typeof seen === 'object' && seen !== null ? seen : {}
}

export function markSeen(settings: PopUpSettings, kind: PopUpKind): void {
  const text = textOf(settings, kind) ?? ''
  store('local', key, { ...readSeen(), [kind]: { text, at: Date.now() } })
}
