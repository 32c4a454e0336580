import { z } from '@hono/zod-openapi'
import { dayMs } from '#domain/dates.ts'

const prefix = 'console.draft:'
const keptForMs = 30 * dayMs

const shape = z.object({
  /** When it was last typed into. */
  at: z.iso.datetime(),
  /** What it was typed over: if that differs now, the record was changed since. */
  basis: z.string(),
  content: z.unknown(),
})
export type StoredDraft = z.output<typeof shape>

/** One per person, address and form. */
export function draftKey(staffId: string, address: string, name: string): string {
  return `${prefix}${staffId}:${address}#${name}`
}

export function storedDraft(key: string, store: Storage = localStorage): StoredDraft | null {
  const text = store.getItem(key)
  return text === null ? null : (shape.safeParse(parsed(text)).data ?? null)
}

/** False if the browser has no room left. */
export function storeDraft(key: string, draft: StoredDraft, store: Storage = localStorage) {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    store.removeItem(key)
    return false
  }
}

export function dropDraft(key: string, store: Storage = localStorage): void {
  store.removeItem(key)
}

/** Removes drafts that are too old to be of use. */
export function dropOldDrafts(now = Date.now(), store: Storage = localStorage): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue
    const draft = storedDraft(key, store)
    if (!draft || now - Date.parse(draft.at) > keptForMs) store.removeItem(key)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}
