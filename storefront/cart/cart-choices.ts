import { keep, readKept, textListOf } from '../keep.ts'

/** The visitor's choices that are not part of the cart itself (spec §9: kept by the browser). */
export interface CartChoices {
  /** Lines excluded from checkout. The inverse is stored so that new lines start ticked. */
  unticked: readonly string[]
  voucher: string | null
  /** Lines that a member pays with points instead of money. */
  withPoints: readonly string[]
}

const key = 'shop.cart'

export function readChoices(): CartChoices {
  return parseChoices(readKept('local', key))
}

export function writeChoices(choices: CartChoices): void {
  keep('local', key, choices)
}

export function parseChoices(kept: unknown): CartChoices {
  const none = { unticked: [], voucher: null, withPoints: [] }
  const { unticked, voucher, withPoints: pointIds } = Object.assign(none, kept)
  return {
    unticked: textListOf(unticked),
    voucher: typeof voucher === 'string' && voucher !== '' ? voucher : null,
    withPoints: textListOf(pointIds),
  }
}

/** Ticks or unticks one line. */
export function withTick(choices: CartChoices, variantId: string, isTicked: boolean): CartChoices {
  const others = choices.unticked.filter((id) => id !== variantId)
  return { ...choices, unticked: isTicked ? others : [...others, variantId] }
}

export function withPoints(choices: CartChoices, variantId: string, isTaken: boolean): CartChoices {
  const others = choices.withPoints.filter((id) => id !== variantId)
  return { ...choices, withPoints: isTaken ? [...others, variantId] : others }
}

/** The lines to check out: ticked and available. */
export function tickedIds(
  lines: readonly { product_variant_id: string; problem: string | null }[],
  { unticked }: Pick<CartChoices, 'unticked'>,
): string[] {
  return lines
    .filter((line) => line.problem === null && !unticked.includes(line.product_variant_id))
    .map((line) => line.product_variant_id)
}
