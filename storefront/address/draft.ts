import { defaultDelivery } from '#domain/delivery.ts'
import { store, readStored, textsOf } from '../storage-values.ts'

export interface Draft {
  name: string
  email: string
  areaCode: string
  phone: string
  country: string
  /** `_id` of a courier or of a pick-up shop. */
  delivery: string
  district: string
  street: string
  building: string
  unit: string
  region: string
  pointCode: string
  payment: string
  /** `_id` of a saved card, or a marker for a new card; empty: the default card. */
  card: string
  note: string
}

export type DraftField = keyof Draft

/** For the default delivery, with Hong Kong's area code. */
export const emptyDraft: Draft = {
  name: '',
  email: '',
  areaCode: '852',
  phone: '',
  country: defaultDelivery.country,
  delivery: '',
  district: '',
  street: '',
  building: '',
  unit: '',
  region: '',
  pointCode: '',
  payment: '',
  card: '',
  note: '',
}

const key = 'shop.checkout'

/** Survives a reload but not the tab, so the next user of a shared computer never sees it. */
export function readDraft(): Partial<Draft> {
  return parseDraft(readStored('session', key))
}

export function storeDraft(draft: Partial<Draft>): void {
  store('session', key, draft)
}

export function forgetDraft(): void {
  store('session', key, null)
}

export function parseDraft(kept: unknown): Partial<Draft> {
  const known = Object.entries(textsOf(kept)).filter(([name]) => isDraftField(name))
  return Object.fromEntries(known)
}

export function isDraftField(name: string): name is DraftField {
  return Object.hasOwn(emptyDraft, name)
}

/** Filled in together or not at all: an address, and an area code with its number. */
export const draftWholes: readonly (readonly DraftField[])[] = [
  ['country', 'district', 'street', 'building', 'unit', 'region', 'pointCode'],
  ['areaCode', 'phone'],
]

/** What survives a reload: what is no longer as it was, and what the customer emptied. */
export function draftToStore(
  initial: Draft,
  draft: Draft,
  own: ReadonlySet<DraftField>,
): Partial<Draft> {
  const entries = Object.entries(draft).filter(
    ([field, value]) => isDraftField(field) && (own.has(field) || value !== initial[field]),
  )
  return Object.fromEntries(entries)
}
