import { hongKongDay } from './dates.ts'

/** A card is valid until the end of the month printed on it. */
export function isExpiredCard(card: { exp_month: number; exp_year: number }, now: Date): boolean {
  const [year = 0, month = 0] = hongKongDay(now).split('-').map(Number)
  return card.exp_year < year || (card.exp_year === year && card.exp_month < month)
}
