import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { z } from '@hono/zod-openapi'
import type { listTryOnHolds } from '#contract/staff/try-on-holds.ts'
import { DomainError } from '#domain/errors.ts'
import { variantTitle } from '../../cart/present.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'
import { presentPicture } from '../../platform/files/pictures.ts'

type HoldAnswer = z.input<typeof listTryOnHolds.answer>['data'][number]

interface Filter {
  state: 'held' | 'released' | 'sold'
  warehouse_id?: string | undefined
}

function selectHolds(db: Db | Trx) {
  return db
    .selectFrom('try_on_holds as h')
    .innerJoin('variants as v', 'v.id', 'h.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('colours as c', 'c.code', 'v.colour_code')
    .innerJoin('warehouses as w', 'w.id', 'h.warehouse_id')
    .innerJoin('staff as s', 's.id', 'h.staff_id')
    .select(['h.id', 'h.variant_id', 'h.qty', 'h.name', 'h.phone', 'h.state', 'h.held_until'])
    .select(['h.order_id', 'h.created_at', 'h.warehouse_id', 'w.title as warehouse'])
    .select(['v.sku', 'v.size', 'p.title', 'c.title as colour_title', 's.name as staff_name'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select(['i.file_id', 'f.width', 'f.height', 'f.background', 'i.alt'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy(sql`i.colour_code is not distinct from v.colour_code`, 'desc')
          .orderBy('i.position')
          .limit(1),
      ).as('picture'),
    )
}

type HoldRow = Awaited<ReturnType<ReturnType<typeof selectHolds>['executeTakeFirstOrThrow']>>

/** One page of holds; those that end first come first. */
export async function listHolds(
  db: Db,
  { state, warehouse_id: warehouseId }: Filter,
  page: Page,
): Promise<{ data: HoldAnswer[]; total: number }> {
  const found = selectHolds(db)
    .where('h.state', '=', state)
    .$if(warehouseId !== undefined, (q) => q.where('h.warehouse_id', '=', warehouseId ?? ''))
    .orderBy('h.held_until', state === 'held' ? 'asc' : 'desc')
    .orderBy('h.id')
  const { rows, total } = await readPage(found, page, 'h.id')
  return { data: rows.map(presentHold), total }
}

export async function readHold(db: Db | Trx, id: string): Promise<HoldAnswer> {
  const row = await selectHolds(db).where('h.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentHold(row)
}

function presentHold(row: HoldRow): HoldAnswer {
  return {
    _id: row.id,
    variant_id: row.variant_id,
    sku: row.sku,
    product_title: row.title,
    product_variant_title: variantTitle(row),
    image: row.picture && presentPicture(row.picture),
    warehouse: { _id: row.warehouse_id, title: row.warehouse },
    qty: row.qty,
    name: row.name,
    phone: row.phone,
    state: row.state,
    held_until: row.held_until.toISOString(),
    staff_name: row.staff_name,
    order_id: row.order_id,
    created_at: row.created_at.toISOString(),
  }
}
