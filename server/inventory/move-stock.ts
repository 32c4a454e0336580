import { sql } from 'kysely'
import { fewRows } from '#db/few.ts'
import { sqlStatement, type Slots } from '#db/statement.ts'
import type { StockMovementsTable } from '#db/types.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { channel, noticesOf } from '../platform/bus.ts'
import { alertReturned, tagsOfStock } from './announce-stock.ts'
import type { LockedStock } from './lock-stock.ts'

/** Who moved stock, and by which document. */
export interface Origin {
  staffId?: string
  transferId?: string
  documentId?: string
}

/** One entry of the ledger. Without a warehouse it concerns pre-orders. */
export interface StockMove extends Origin {
  variantId: string
  warehouseId: string | null
  kind: StockMovementsTable['kind']
  onHand?: number
  reserved?: number
  taken?: number
  /** Change of the pre-order limit, when pre-ordered units have arrived. */
  limit?: number
  orderId?: string
  reason?: string
}

/**
 * The only place that changes stock, levels and ledger together; returns the stock afterwards. At
 * most one move per variant and warehouse. A move below zero is a bug in the caller, who holds the
 * lock and knows the stock.
 */
export async function moveStock(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  stock: LockedStock,
  moves: readonly StockMove[],
): Promise<LockedStock> {
  const ofWarehouses = moves.filter((move) => move.warehouseId !== null)
  const ofPreorders = moves.filter((move) => move.warehouseId === null)
  const at = ctx.clock()
  const after = afterMoves(stock, moves)
  const notices = noticesOf(tagsOfStock(stock, after))
  let written = 0
  if (ofPreorders.length > 0) {
    written += writtenBy(await movePreorders(trx, { ...columnsOf(ofPreorders, at), notices }))
  }
  if (ofWarehouses.length > 0) {
    const left = ofPreorders.length > 0 ? [] : notices
    written += writtenBy(await moveLevels(trx, { ...columnsOf(ofWarehouses, at), notices: left }))
  }
  if (written !== moves.length) throw new Error(`not enough stock for ${JSON.stringify(moves)}`)
  await alertReturned(trx, ctx, stock, after)
  return after
}

interface Written {
  entries: number
}

function writtenBy(rows: readonly Written[]): number {
  return rows[0]?.entries ?? 0
}

/** The condition prevents overselling; the table's constraints are a second line of defence. */
const moveLevels = sqlStatement<Moving, Written>(
  (moves) => sql`
    with moved as (
      update stock_levels s
      set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
      from ${asRows(moves)}
      where s.variant_id = m.variant_id and s.warehouse_id = m.warehouse_id
        and s.reserved + m.reserved between 0 and s.on_hand + m.on_hand
      returning m.*
    ), written as (
      insert into stock_movements
        (variant_id, warehouse_id, kind, on_hand_change, reserved_change, order_id, reason, staff_id,
          transfer_id, document_id, created_at)
      select variant_id, warehouse_id, kind, on_hand, reserved, order_id, reason, staff_id,
        transfer_id, document_id, ${moves.at}
      from moved returning 1
    )
    ${announced(moves)}`,
)

const movePreorders = sqlStatement<Moving, Written>(
  (moves) => sql`
    with moved as (
      update preorder_levels p
      set taken = p.taken + m.taken, max_qty = p.max_qty + m.max_qty
      from ${asRows(moves)}
      where p.variant_id = m.variant_id and p.taken + m.taken between 0 and p.max_qty + m.max_qty
      returning m.*
    ), written as (
      insert into stock_movements (variant_id, kind, preorder_change, order_id, reason, created_at)
      select variant_id, kind, taken, order_id, reason, ${moves.at} from moved returning 1
    )
    ${announced(moves)}`,
)

/** Counts what was written, and announces it without another round trip. */
function announced({ notices }: Slots<Moving>) {
  return sql<Written>`
    select (select count(*) from written) as entries, (
      select count(*) from (select unnest(${notices}::text[]) as notice limit ${fewRows()}) as announced,
        pg_notify(${channel}, announced.notice)
    ) as notices`
}

/** The moves by column, so that one statement handles any number. */
function columnsOf(moves: readonly StockMove[], at: Date) {
  return {
    at,
    variantIds: moves.map((move) => move.variantId),
    warehouseIds: moves.map((move) => move.warehouseId),
    kinds: moves.map((move) => move.kind),
    onHand: moves.map((move) => move.onHand ?? 0),
    reserved: moves.map((move) => move.reserved ?? 0),
    taken: moves.map((move) => move.taken ?? 0),
    limits: moves.map((move) => move.limit ?? 0),
    orderIds: moves.map((move) => move.orderId ?? null),
    reasons: moves.map((move) => move.reason ?? ''),
    staffIds: moves.map((move) => move.staffId ?? null),
    transferIds: moves.map((move) => move.transferId ?? null),
    documentIds: moves.map((move) => move.documentId ?? null),
  }
}

type MoveColumns = ReturnType<typeof columnsOf>

interface Moving extends MoveColumns {
  /** What the bus sends. */
  notices: readonly string[]
}

/** The moves as rows `m`. */
function asRows(moves: Slots<MoveColumns>) {
  return sql`(select * from unnest(
    ${moves.variantIds}::text[],
    ${moves.warehouseIds}::text[],
    ${moves.kinds}::text[],
    ${moves.onHand}::int[],
    ${moves.reserved}::int[],
    ${moves.taken}::int[],
    ${moves.limits}::int[],
    ${moves.orderIds}::text[],
    ${moves.reasons}::text[],
    ${moves.staffIds}::text[],
    ${moves.transferIds}::text[],
    ${moves.documentIds}::text[]
  ) limit ${fewRows()}) as m (variant_id, warehouse_id, kind, on_hand, reserved, taken, max_qty, order_id, reason,
    staff_id, transfer_id, document_id)`
}

function afterMoves({ levels, preorders }: LockedStock, moves: readonly StockMove[]): LockedStock {
  const moveOf = (variantId: string, warehouseId: string | null) =>
    moves.find((move) => move.variantId === variantId && move.warehouseId === warehouseId)
  return {
    levels: levels.map((level) => {
      const move = moveOf(level.variantId, level.warehouseId)
      return {
        ...level,
        onHand: level.onHand + (move?.onHand ?? 0),
        reserved: level.reserved + (move?.reserved ?? 0),
      }
    }),
    preorders: preorders.map((level) => {
      const move = moveOf(level.variantId, null)
      return {
        ...level,
        limit: level.limit + (move?.limit ?? 0),
        taken: level.taken + (move?.taken ?? 0),
      }
    }),
  }
}
