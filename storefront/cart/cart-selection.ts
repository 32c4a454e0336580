import { store, readStored, textListOf } from '../storage-values.ts'

/** The visitor's choices that are not part of the cart itself (spec §9: kept by the browser). */
export interface CartSelection {
  /** Lines excluded from checkout. The inverse is stored so that new lines start ticked. */
  unticked: readonly string[]
  voucher: string | null
  /** Lines that a member pays with points instead of money. */
  withPoints: readonly string[]
}

const key = 'shop.cart'

export function readSelection(): CartSelection {
  return parseSelection(readStored('local', key))
}

export function writeSelection(choices: CartSelection): void {
  store('local', key, choices)
}

export function parseSelection(kept: unknown): CartSelection {
  const none = { unticked: [], voucher: null, withPoints: [] }
  const { unticked, voucher, withPoints: pointIds } = Object.assign(none, kept)
  return {
    unticked: textListOf(unticked),
    voucher: typeof voucher === 'string' && voucher !== '' ? voucher : null,
    withPoints: textListOf(pointIds),
  }
}

/** Ticks or unticks one line. */
export function withSelected(
  choices: CartSelection,
  variantId: string,
  isTicked: boolean,
): CartSelection {
  const others = choices.unticked.filter((id) => id !== variantId)
  return { ...choices, unticked: isTicked ? others : [...others, variantId] }
}

export function withPoints(
  choices: CartSelection,
  variantId: string,
  isTaken: boolean,
): CartSelection {
  const others = choices.withPoints.filter((id) => id !== variantId)
  return { ...choices, withPoints: isTaken ? [...others, variantId] : others }
}

/** The lines to check out: ticked and available. */
export function selectedIds(
  lines: readonly { product_variant_id: string; problem: string | null }[],
  { unticked }: Pick<CartSelection, 'unticked'>,
): string[] {
  return lines
    .filter((line) => line.problem === null && !unticked.includes(line.product_variant_id))
    .map((line) => line.product_variant_id)
}
