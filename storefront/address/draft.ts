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

export function storeDraft(draft: Draft): void {
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

/** The saved draft, overridden by what was typed since the page loaded. */
export function restoredDraft(initial: Draft, kept: Partial<Draft>, typed: Draft): Draft {
  const since = Object.entries(typed).filter(
    ([field, value]) => isDraftField(field) && value !== initial[field],
  )
  return { ...initial, ...kept, ...Object.fromEntries(since) }
}

/** An address is filled in as a whole, so that two are never mixed. */
const placeFields: readonly DraftField[] = [
  'country',
  'district',
  'street',
  'building',
  'unit',
  'region',
  'pointCode',
]

/** Fills the account's details into fields that the customer has not touched. */
export function filledDraft(initial: Draft, before: Draft, known: Partial<Draft>): Draft {
  const isUntouched = (field: DraftField) => before[field] === initial[field]
  const isPlaceUntouched = placeFields.every(isUntouched)
  const untouched = Object.entries(known).filter(([field, value]) => {
    if (!isDraftField(field) || value === '') return false
    if (placeFields.includes(field)) return isPlaceUntouched
    // An area code is filled in only with its number.
    return isUntouched(field === 'areaCode' ? 'phone' : field)
  })
  return { ...before, ...Object.fromEntries(untouched) }
}
