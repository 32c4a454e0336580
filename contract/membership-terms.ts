import { z } from '@hono/zod-openapi'
import { standardTerms } from '#domain/membership/standard-terms.ts'
import { issueSentences } from './issue-sentences.ts'
import { localizedText, slug } from './shapes.ts'

const tier = z.object({
  slug,
  title: localizedText,
  /** Minimum points earned within twelve months. */
  from_points: z.int().min(0),
  /** Points per dollar. */
  factor: z.number().min(0.01).max(100).multipleOf(0.01),
})

/** The configuration `membership`. Tiers are in ascending order; the first has no threshold. */
export const membershipTerms = z
  .object({
    points_live_months: z.int().min(1).max(120).default(standardTerms.points_live_months),
    tiers: z
      .array(tier)
      .min(1)
      .max(20)
      .refine(goUpwards, { message: issueSentences.tiers.en })
      .refine((tiers) => new Set(tiers.map((each) => each.slug)).size === tiers.length, {
        message: issueSentences.named_twice.en,
      }),
  })
  .openapi('MembershipTerms')

function goUpwards(tiers: readonly { from_points: number }[]): boolean {
  return tiers.every(
    ({ from_points }, at) =>
      from_points > (tiers[at - 1]?.from_points ?? -1) && (at > 0 || from_points === 0),
  )
}
