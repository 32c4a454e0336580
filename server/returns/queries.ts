import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Trx } from '../platform/database/db.ts'

/** Refund requests with their items and pictures. */
function selectRequests(db: Db | Trx) {
  return db
    .selectFrom('refund_requests as q')
    .selectAll('q')
    .select((eb) => [
      eb
        .selectFrom('refund_request_gifts as g')
        .select(sql<number>`coalesce(sum(g.charged_cents), 0)::int`.as('cents'))
        .whereRef('g.request_id', '=', 'q.id')
        .as('charged_cents'),
      eb
        .selectFrom('refund_request_gifts as g')
        .select('g.decision')
        .whereRef('g.request_id', '=', 'q.id')
        .limit(1)
        .as('gift_decision'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_request_items as i')
          .innerJoin('order_items as o', 'o.id', 'i.order_item_id')
          .select(['i.order_item_id', 'i.qty', 'i.cents', 'i.granted_qty', 'i.granted_cents'])
          .select(['i.points', 'i.granted_points'])
          .select(['i.restocked_qty', 'o.variant_id', 'o.sku'])
          .select(['o.product_title', 'o.variant_title', 'o.picture'])
          .whereRef('i.request_id', '=', 'q.id')
          .orderBy('o.position'),
      ).as('items'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_request_pictures as p')
          .select('p.file_id')
          .whereRef('p.request_id', '=', 'q.id')
          .orderBy('p.position'),
      ).as('pictures'),
    ])
}

export type RequestRow = Awaited<
  ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>
>

export function findRequest(db: Db | Trx, id: string): Promise<RequestRow | undefined> {
  return selectRequests(db).where('q.id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function listRequestsOf(db: Db | Trx, orderId: string): Promise<RequestRow[]> {
  return selectRequests(db)
    .where('q.order_id', '=', orderId)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .execute()
}
