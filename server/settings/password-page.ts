import { z } from '@hono/zod-openapi'
import type { setPasswordPage } from '#contract/staff/password-page.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { localizedText } from '#contract/shapes.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { differences } from '../platform/changes/differences.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { findConfiguration } from './configurations.ts'

const slug = 'password_page'
const nothing = { en: '', zh: '', cn: '' }

const stored = z.object({
  is_on: z.boolean().default(false),
  password_hash: z.string().nullable().default(null),
  title: localizedText.default(nothing),
  text: localizedText.default(nothing),
})

export type PasswordPage = z.output<typeof stored>
type Answer = z.input<typeof setPasswordPage.answer>

type Body = z.output<NonNullable<typeof setPasswordPage.body>>

interface Change extends Omit<Body, 'password'> {
  /** Absent: the present password stays. */
  passwordHash?: string | undefined
}

/** Off unless staff have switched it on. */
export async function readPasswordPage(ctx: Ctx): Promise<PasswordPage> {
  return stored.parse((await findConfiguration(ctx, slug)) ?? {})
}

/** The page as staff see it: without the hash. */
export async function presentPasswordPage(db: Db | Trx): Promise<Answer> {
  const { value, updatedAt } = await readRow(db)
  const { password_hash: hash, ...page } = value
  return { ...page, has_password: hash !== null, updated_at: updatedAt }
}

/** Throws `conflict` if a colleague changed it meanwhile, `invalid` if it has no password yet. */
export async function changePasswordPage(
  trx: Trx,
  ctx: TrxCtx,
  { passwordHash, known_updated_at: knownUpdatedAt, ...wanted }: Change,
  changes: ChangeRecorder,
): Promise<Answer> {
  await lockRow(trx)
  const { value: known, updatedAt } = await readRow(trx)
  if (knownUpdatedAt !== undefined && knownUpdatedAt !== updatedAt) {
    throw new DomainError('conflict')
  }
  const next = { ...wanted, password_hash: passwordHash ?? known.password_hash }
  if (next.is_on && next.password_hash === null) throw invalid('password', issueSentences.required)
  const { password_hash: hash, ...before } = known
  const changed = differences(before, wanted)
  const isPasswordNew = next.password_hash !== hash
  if (!changed && !isPasswordNew) {
    changes.recordNothing()
    return presentPasswordPage(trx)
  }
  await trx
    .updateTable('configurations')
    .set({ value: JSON.stringify(next), updated_at: ctx.clock() })
    .where('slug', '=', slug)
    .execute()
  await changes.record(trx, {
    action: 'password_page_set',
    subject: { kind: 'configuration', id: slug },
    before: changed?.before,
    after: { ...changed?.after, ...(isPasswordNew && { password: 'changed' }) },
  })
  await ctx.bus.announce(trx, ['configuration'])
  return presentPasswordPage(trx)
}

/** Creates the row first, so that concurrent first changes wait for each other. */
async function lockRow(trx: Trx): Promise<void> {
  await trx
    .insertInto('configurations')
    .values({ slug, value: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.selectFrom('configurations').where('slug', '=', slug).forUpdate().execute()
}

async function readRow(db: Db | Trx) {
  const row = await db
    .selectFrom('configurations')
    .select(['value', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const isSet = row !== undefined && row.value !== null
  return {
    value: stored.parse(isSet ? row.value : {}),
    updatedAt: isSet ? row.updated_at.toISOString() : null,
  }
}
