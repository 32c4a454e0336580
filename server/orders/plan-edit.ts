import type { z } from '@hono/zod-openapi'
import type { editItems } from '#contract/staff/order-edits.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, type Issue, refuseIssues } from '#domain/errors.ts'
import { editRefusal, type EditRefusal, type OrderEdit } from '#domain/order/order-edit.ts'
import type { VariantRow } from '../cart/queries.ts'
import { stateOf } from './present.ts'
import type { OrderRow } from './queries.ts'

export type ItemEdit = z.output<NonNullable<typeof editItems.body>>['items'][number]

export interface EditPlan {
  /** Quantity to cancel, by item. */
  cancelled: ReadonlyMap<string, number>
  swaps: readonly Swap[]
}

export interface Swap {
  itemId: string
  qty: number
  row: VariantRow
}

type Item = OrderRow['items'][number]

/** Throws `illegal_transition` with the reason. */
export function requireEditable(
  order: Pick<OrderRow, 'current_status' | 'paid_at' | 'fulfilment' | 'payment_method'>,
  edit: OrderEdit,
): void {
  const problem = editRefusal(stateOf(order), edit)
  if (problem) throw refused(order, edit, problem)
}

/** What becomes of each item. Throws one `invalid` with all issues, or `illegal_transition`. */
export function planEdit(
  order: OrderRow,
  edits: readonly ItemEdit[],
  replacements: ReadonlyMap<string, readonly VariantRow[]>,
): EditPlan {
  refuseIssues(edits.flatMap((edit, at) => issuesOf(order, edit, replacements, `items.${at}`)))
  const cancelled = new Map<string, number>()
  for (const item of order.items.filter(({ id }) => named(edits, id).length > 0)) {
    const kept = named(edits, item.id).reduce((sum, { qty }) => sum + qty, 0)
    const missing = ownQty(item) - kept
    if (missing < 0) {
      const at = edits.findLastIndex((edit) => edit.order_item_id === item.id)
      refuseIssues([{ path: `items.${at}.qty`, message: issueSentences.over_ordered }])
    }
    if (missing > 0) cancelled.set(item.id, missing)
  }
  const isEmpty = order.items.every(
    (item) => item.is_gift || ownQty(item) === (cancelled.get(item.id) ?? 0),
  )
  if (isEmpty) refuseIssues([{ path: 'items', message: issueSentences.nothing_left }])
  return { cancelled, swaps: swapsOf(order, edits, replacements) }
}

/** Pieces of an item that are still to be sent. */
function ownQty(item: Item): number {
  return item.qty - item.cancelled_qty
}

function named(edits: readonly ItemEdit[], itemId: string): ItemEdit[] {
  return edits.filter((edit) => edit.order_item_id === itemId)
}

function issuesOf(
  { items }: OrderRow,
  { order_item_id: itemId, variant_id: variantId }: ItemEdit,
  replacements: ReadonlyMap<string, readonly VariantRow[]>,
  path: string,
): Issue[] {
  const item = items.find(({ id }) => id === itemId)
  if (!item) return [{ path: `${path}.order_item_id`, message: issueSentences.not_in_order }]
  if (item.is_gift) {
    return [{ path: `${path}.order_item_id`, message: issueSentences.gift_stays }]
  }
  const isKnown = replacements.get(itemId)?.some((row) => row.variant_id === variantId)
  if (variantId === undefined || variantId === item.variant_id || isKnown) return []
  return [{ path: `${path}.variant_id`, message: issueSentences.not_replaceable }]
}

function swapsOf(
  { items }: OrderRow,
  edits: readonly ItemEdit[],
  replacements: ReadonlyMap<string, readonly VariantRow[]>,
): Swap[] {
  return edits.flatMap(({ order_item_id: itemId, variant_id: variantId, qty }) => {
    const row = replacements.get(itemId)?.find((each) => each.variant_id === variantId)
    const isOwn = items.some((item) => item.id === itemId && item.variant_id === variantId)
    return row && !isOwn && qty > 0 ? [{ itemId, qty, row }] : []
  })
}

function refused(
  { current_status }: Pick<OrderRow, 'current_status'>,
  edit: OrderEdit,
  reason: EditRefusal,
): DomainError {
  return new DomainError('illegal_transition', { current_status, action: `edit_${edit}`, reason })
}
