import { keep, readKept } from '../session/keep.ts'

/** What the visitor decided about the cart beside what is in it (spec §9: kept by the browser). */
export interface CartChoices {
  /** Lines left out of the checkout; what is added later is ticked. */
  unticked: readonly string[]
  voucher: string | null
}

const key = 'shop.cart'

export function readChoices(): CartChoices {
  return parseChoices(readKept('local', key))
}

export function writeChoices(choices: CartChoices): void {
  keep('local', key, choices)
}

export function parseChoices(kept: unknown): CartChoices {
  const { unticked, voucher } = Object.assign({ unticked: [], voucher: null }, kept)
  return {
    unticked: Array.isArray(unticked) ? unticked.filter((id) => typeof id === 'string') : [],
    voucher: typeof voucher === 'string' && voucher !== '' ? voucher : null,
  }
}

/** Ticks or unticks one line. */
export function withTick(choices: CartChoices, variantId: string, isTicked: boolean): CartChoices {
  const others = choices.unticked.filter((id) => id !== variantId)
  return { ...choices, unticked: isTicked ? others : [...others, variantId] }
}

/** The lines that are checked out: ticked, and still to be had. */
export function tickedIds(
  lines: readonly { product_variant_id: string; problem: string | null }[],
  { unticked }: CartChoices,
): string[] {
  return lines
    .filter((line) => line.problem === null && !unticked.includes(line.product_variant_id))
    .map((line) => line.product_variant_id)
}
