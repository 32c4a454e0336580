import type { z } from '@hono/zod-openapi'
import type { listVouchers } from '#contract/endpoints/vouchers.ts'
import { DomainError } from '#domain/errors.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice } from '../platform/http/paging.ts'
import type { VoucherRow } from './queries.ts'

type Query = z.output<NonNullable<typeof listVouchers.query>>
type SortBy = NonNullable<Query['sort_by']>

export async function listedVouchers(
  ctx: Ctx,
  query: Query,
): Promise<{ rows: VoucherRow[]; total: number }> {
  const { discount_type: type } = query
  const rows = (await runningVouchers(ctx))
    .filter(({ effect }) => type === undefined || effect.kind === type)
    .toSorted(orderOf(query))
  return { rows: pageSlice(rows, query), total: rows.length }
}

/** A listed voucher by `_id` or slug. Throws `not_found`. */
export async function getListedVoucher(ctx: Ctx, idOrSlug: string): Promise<VoucherRow> {
  const vouchers = await runningVouchers(ctx)
  const found = vouchers.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug)
  if (!found) throw new DomainError('not_found')
  return found
}

async function runningVouchers(ctx: Ctx): Promise<readonly VoucherRow[]> {
  const all = await cached(ctx, 'vouchers', async () => ({
    value: await ctx.db
      .selectFrom('vouchers')
      .selectAll()
      .where('archived_at', 'is', null)
      .where('is_listed', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    tags: ['vouchers'],
  }))
  const at = ctx.clock()
  return all.filter((row) => isRunning({ from: row.starts_at, until: row.ends_at }, at))
}

const readyMade = {
  recommended: { by: 'recommended', isDescending: false },
  newest: { by: 'created_at', isDescending: true },
  points_asc: { by: 'points_required', isDescending: false },
  points_desc: { by: 'points_required', isDescending: true },
  title: { by: 'title.en', isDescending: false },
} as const satisfies Record<Query['slug'], { by: SortBy; isDescending: boolean }>

/** Ties stay in the shop's own order. */
function orderOf(query: Query): (a: VoucherRow, b: VoucherRow) => number {
  const { by, isDescending } = query.sort_by
    ? { by: query.sort_by, isDescending: query.sort_order === 'desc' }
    : readyMade[query.slug]
  const compare = comparisons[by]
  return (a, b) => (isDescending ? compare(b, a) : compare(a, b))
}

const comparisons: Readonly<Record<SortBy, (a: VoucherRow, b: VoucherRow) => number>> = {
  'title.en': (a, b) => a.title.en.localeCompare(b.title.en, 'en'),
  recommended: (a, b) => a.position - b.position,
  created_at: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  points_required: (a, b) => (a.points_required ?? 0) - (b.points_required ?? 0),
}
