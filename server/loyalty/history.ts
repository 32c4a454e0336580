import type { z } from '@hono/zod-openapi'
import type { pointsHistory, pointsKinds } from '#contract/endpoints/membership.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../platform/database/db.ts'
import { hongKongDay } from '#domain/dates.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'

type Movement = z.input<typeof pointsHistory>['data'][number]

const titles: Record<(typeof pointsKinds)[number], LocalizedText> = {
  earn: { en: 'Earned with an order', zh: '購物賺取積分', cn: '购物获得积分' },
  spend: { en: 'Spent on an order', zh: '購物使用積分', cn: '购物使用积分' },
  return: { en: 'Returned from an order', zh: '訂單退回積分', cn: '订单退回积分' },
  take_back: { en: 'Taken back for a refund', zh: '退款扣回積分', cn: '退款扣回积分' },
  expire: { en: 'Expired', zh: '積分到期', cn: '积分到期' },
  adjust: { en: 'Adjusted by the shop', zh: '商店調整積分', cn: '商店调整积分' },
  settle: { en: 'Settled points owed', zh: '抵銷結欠積分', cn: '抵扣所欠积分' },
  merge: { en: 'Accounts merged', zh: '合併帳戶', cn: '合并账户' },
}
const redeemed: LocalizedText = {
  en: 'Redeemed for a voucher',
  zh: '換領優惠券',
  cn: '兑换优惠券',
}

/** One page of an account's movements, newest first, without those of zero points. */
export async function pointsHistoryOf(
  db: Db,
  accountId: string,
  page: Page,
  now: Date,
): Promise<{ data: Movement[]; total: number }> {
  const movements = db
    .selectFrom('points_transactions as m')
    .where('m.account_id', '=', accountId)
    .where('m.points', '!=', 0)
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.number', 'm.kind', 'm.points', 'm.balance_after', 'm.voucher_code_id'])
    .select(['m.reason', 'm.created_at', 'o.id as order_id', 'o.reference'])
    .select((eb) =>
      eb
        .selectFrom('points_lots as l')
        .select('l.spendable_at')
        .whereRef('l.order_id', '=', 'm.order_id')
        .where('l.remaining', '>', 0)
        .where('l.spendable_at', '>', now)
        .where('m.kind', '=', 'earn')
        .limit(1)
        .as('spendable_at'),
    )
    .orderBy('m.number', 'desc')
  const { rows, total } = await readPage(movements, page)
  const data = rows.map(({ order_id, reference, voucher_code_id, spendable_at, ...row }) => ({
    _id: String(row.number),
    kind: row.kind,
    points: row.points,
    balance_after: row.balance_after,
    spendable_on: spendable_at && hongKongDay(spendable_at),
    reason: row.reason,
    title: row.kind === 'spend' && voucher_code_id !== null ? redeemed : titles[row.kind],
    order: order_id !== null && reference !== null ? { _id: order_id, reference } : null,
    created_at: row.created_at.toISOString(),
  }))
  return { data, total }
}
