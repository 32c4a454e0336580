import { type Cents, cents } from '../money.ts'

/**
 * What a piece costs that is taken in exchange for another: what was paid for that one, plus what
 * today's prices differ by. So the same price costs nothing more, whatever was reduced then.
 */
export function exchangePrice(paid: Cents, today: { returned: Cents; taken: Cents }): Cents {
  return cents(Math.max(paid + today.taken - today.returned, 0))
}
