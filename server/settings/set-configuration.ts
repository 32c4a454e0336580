import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import { membershipTerms } from '#contract/membership-terms.ts'
import { tierInUse } from '#contract/promotion-issue-sentences.ts'
import {
  configurationSlugs,
  configurationValues,
  payeeConfigurations,
  type ConfigurationSlug,
} from '#contract/staff/configuration-values.ts'
import type { getConfiguration } from '#contract/staff/configurations.ts'
import { strictly } from '#contract/strictly.ts'
import { DomainError, refuseIssues } from '#domain/errors.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { checked } from '../platform/http/issues.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { requireLinks } from './check-links.ts'
import { scheduleClosureEnd } from './closure.ts'

type ConfigurationAnswer = z.input<typeof getConfiguration.answer>

interface ConfigurationInput {
  slug: ConfigurationSlug
  value: unknown
  /** `updated_at` of the value the caller edited; undefined skips the check. */
  knownUpdatedAt?: string | null | undefined
  permissions: readonly Permission[]
}

/**
 * Throws `forbidden` for owner-only settings, `conflict` if the value changed meanwhile, and
 * `invalid` for a link that answers nothing or a member level that a promotion still needs.
 */
export async function setConfiguration(
  trx: Trx,
  ctx: TrxCtx,
  { slug, value, knownUpdatedAt, permissions }: ConfigurationInput,
  changes: ChangeRecorder,
): Promise<ConfigurationAnswer> {
  if (payeeConfigurations.includes(slug) && !permissions.includes('payment_methods:manage')) {
    throw new DomainError('forbidden', { permission: 'payment_methods:manage' })
  }
  const checked = valueOf(slug, value)
  // Ensures a row to lock, so that concurrent first writes wait for each other.
  await trx
    .insertInto('configurations')
    .values({ slug, value: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.selectFrom('configurations').where('slug', '=', slug).forUpdate().execute()
  const known = await readConfiguration(trx, slug)
  if (knownUpdatedAt !== undefined && knownUpdatedAt !== known.updated_at) {
    throw new DomainError('conflict')
  }
  if (slug === 'layout' || slug === 'pop_ups') await requireLinks(trx, checked, 'value')
  if (slug === 'membership') await requireTiersInUse(trx, ctx, membershipTerms.parse(checked))
  const changed = differences({ value: known.value }, { value: checked })
  if (!changed) {
    changes.recordNothing()
    return known
  }
  await trx
    .updateTable('configurations')
    .set({ value: JSON.stringify(checked), updated_at: ctx.clock() })
    .where('slug', '=', slug)
    .execute()
  if (slug === 'closure') await scheduleClosureEnd(trx, ctx, checked)
  if (slug === 'limits') await addJob(trx, 'reschedule_points', {}, { key: 'reschedule-points' })
  const { before, after } = changed
  await changes.record(trx, {
    action: 'configuration_set',
    subject: { kind: 'configuration', id: slug },
    before: before['value'],
    after: after['value'],
  })
  await ctx.bus.announce(trx, ['configuration'])
  return readConfiguration(trx, slug)
}

/** A promotion for a level that is gone would match no customer. */
async function requireTiersInUse(
  trx: Trx,
  ctx: TrxCtx,
  { tiers }: z.output<typeof membershipTerms>,
): Promise<void> {
  const { rows } = await sql<{ slug: string }>`
    select distinct slug from promotions, unnest(tiers) as slug
    where archived_at is null and (ends_at is null or ends_at > ${ctx.clock()})
    order by slug`.execute(trx)
  const gone = rows.filter(({ slug }) => !tiers.some((tier) => tier.slug === slug))
  refuseIssues(
    gone.map(({ slug }) => ({
      path: 'value.tiers',
      message: tierInUse(slug),
    })),
  )
}

export async function readConfiguration(
  db: Db | Trx,
  slug: ConfigurationSlug,
): Promise<ConfigurationAnswer> {
  const row = await db
    .selectFrom('configurations')
    .select(['value', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const isSet = row !== undefined && row.value !== null
  return {
    slug,
    value: isSet ? row.value : null,
    updated_at: isSet ? row.updated_at.toISOString() : null,
  }
}

export async function readConfigurations(db: Db): Promise<ConfigurationAnswer[]> {
  return Promise.all(configurationSlugs.map((slug) => readConfiguration(db, slug)))
}

function valueOf(slug: ConfigurationSlug, value: unknown): unknown {
  const shape: z.ZodType = configurationValues[slug]
  return checked(strictly(shape), value, ['value'])
}
