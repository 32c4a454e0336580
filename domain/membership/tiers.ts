import type { LocalizedText } from '../locale.ts'
import { points, type Points } from '../money.ts'

/** A membership tier, reached by earning `fromPoints` within twelve months. */
export interface Tier {
  slug: string
  title: LocalizedText
  fromPoints: Points
  /** Points per dollar, in hundredths: 125 is 1.25. */
  factorPercent: number
}

interface TierStatus {
  tier: Tier
  /** The first tier is level 1. */
  level: number
  next: { tier: Tier; missing: Points } | null
}

/** The highest tier reached. `tiers` is in ascending order; the first has no threshold. */
export function tierStatusOf(tiers: readonly Tier[], earned: Points): TierStatus {
  const reached = tiers.filter(({ fromPoints }) => fromPoints <= earned)
  const tier = reached.at(-1) ?? tiers[0]
  if (!tier) throw new Error('a membership has at least one tier')
  const level = tiers.indexOf(tier) + 1
  const above = tiers[level]
  return {
    tier,
    level,
    next: above ? { tier: above, missing: points(above.fromPoints - earned) } : null,
  }
}
