import type { LocalizedText } from '../locale.ts'
import { points, type Points } from '../money.ts'

/** A rung of the membership; `fromPoints` earned within twelve months lead up to it. */
export interface Tier {
  slug: string
  title: LocalizedText
  fromPoints: Points
  /** Points for each dollar, in hundredths: 125 is one and a quarter. */
  factorPercent: number
}

export interface Standing {
  tier: Tier
  /** The first tier is level 1. */
  level: number
  next: { tier: Tier; missing: Points } | null
}

/** The highest tier that the points earned lead to. `tiers` go upwards from one that all reach. */
export function standingOf(tiers: readonly Tier[], earned: Points): Standing {
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
