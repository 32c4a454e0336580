import type { z } from '@hono/zod-openapi'
import type { createPostCategory as endpoint } from '#contract/staff/posts.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import { differences } from '../../platform/changes/differences.ts'
import { recordChange } from '../../platform/changes/record-change.ts'
import type { Ctx, Db, Trx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Remember } from '../../platform/http/idempotency.ts'
import { namingFields } from '../journal/write-story.ts'

type Category = z.output<typeof endpoint.body & {}>

const constraints = { taken: { post_categories_slug_key: 'slug' }, missing: {} }

export function createPostCategory(
  ctx: Ctx,
  staff: StaffMember,
  category: Category,
  remember: Remember,
) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const id = newId('postCategory')
      await trx
        .insertInto('post_categories')
        .values({ id, ...columnsOf(category) })
        .execute()
      await ctx.bus.announce(trx, ['posts'])
      await recordChange(trx, staff, {
        action: 'post_category_created',
        subject: { kind: 'post_category', id },
        after: category,
      })
      const answer = { _id: id, ...category }
      await remember(trx, answer)
      return answer
    }),
  )
}

/** Throws `not_found`. */
export function changePostCategory(ctx: Ctx, staff: StaffMember, id: string, category: Category) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const before = await lockCategory(trx, id)
      await trx
        .updateTable('post_categories')
        .set(columnsOf(category))
        .where('id', '=', id)
        .execute()
      await ctx.bus.announce(trx, ['posts'])
      await recordChange(trx, staff, {
        action: 'post_category_changed',
        subject: { kind: 'post_category', id },
        ...differences(before, category),
      })
      return { _id: id, ...category }
    }),
  )
}

function columnsOf(category: Category) {
  return {
    ...category,
    title: JSON.stringify(category.title),
    description: JSON.stringify(category.description),
  }
}

export async function listStaffPostCategories(db: Db) {
  const rows = await db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'status', 'title', 'description', 'position'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

async function lockCategory(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('post_categories')
    .select(['slug', 'status', 'title', 'description', 'position'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}
