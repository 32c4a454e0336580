import { issueSentences } from '#contract/issue-sentences.ts'
import { grantedPoints, grantedShare } from '#domain/aftersales/refund-share.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import {
  cents,
  noCents,
  noPoints,
  points,
  sumCents,
  type Cents,
  type Points,
} from '#domain/money.ts'
import type { RequestRow } from './queries.ts'
import type { Restock } from './restock.ts'

/** What staff grant of one order item. */
export interface Grant {
  order_item_id: string
  qty: number
  /** How many of them are restocked; the rest is written off. */
  restock_qty: number
  warehouse_id: string | null
}

export interface GrantedItems {
  items: {
    order_item_id: string
    granted_qty: number
    granted_cents: Cents
    granted_points: Points
    restocked_qty: number
  }[]
  cents: Cents
  points: number
  notGranted: { id: string; qty: number }[]
  restocks: Restock[]
}

/** The granted part of a request, by item. Throws `invalid` for more than was requested. */
export function grantItems(request: RequestRow, grants: readonly Grant[] | null): GrantedItems {
  if (grants) requireAsked(request, grants)
  const items = request.items.map((item) => {
    const grant = grants?.find((each) => each.order_item_id === item.order_item_id)
    const qty = grants ? (grant?.qty ?? 0) : item.qty
    const asked = { qty: item.qty, cents: cents(item.cents), points: points(item.points) }
    return {
      order_item_id: item.order_item_id,
      granted_qty: qty,
      granted_cents: qty > 0 ? grantedShare(asked, qty) : noCents,
      granted_points: qty > 0 ? grantedPoints(asked, qty) : noPoints,
      restocked_qty: grant?.restock_qty ?? 0,
    }
  })
  return {
    items,
    cents: sumCents(items.map((item) => item.granted_cents)),
    points: items.reduce((sum, item) => sum + item.granted_points, 0),
    notGranted: request.items.flatMap(({ order_item_id: id, qty }) => {
      const left = qty - (items.find((item) => item.order_item_id === id)?.granted_qty ?? 0)
      return left > 0 ? [{ id, qty: left }] : []
    }),
    restocks: (grants ?? []).flatMap((grant, at) => {
      const item = request.items.find((each) => each.order_item_id === grant.order_item_id)
      if (!item || grant.restock_qty === 0) return []
      const { restock_qty: qty, warehouse_id: warehouseId } = grant
      const { order_item_id: itemId, variant_id: variantId } = item
      return [{ itemId, variantId, qty, warehouseId, path: `items.${at}` }]
    }),
  }
}

function requireAsked(request: RequestRow, grants: readonly Grant[]): void {
  const issues = grants.flatMap((grant, at): Issue[] => {
    const path = `items.${at}`
    const item = request.items.find((each) => each.order_item_id === grant.order_item_id)
    const isTwice = grants.findIndex((each) => each.order_item_id === grant.order_item_id) < at
    if (!item || isTwice) {
      return [
        {
          path: `${path}.order_item_id`,
          message: isTwice ? issueSentences.named_twice : issueSentences.not_requested,
        },
      ]
    }
    if (grant.qty > item.qty)
      return [{ path: `${path}.qty`, message: issueSentences.over_requested }]
    return grant.restock_qty > grant.qty
      ? [{ path: `${path}.restock_qty`, message: issueSentences.over_granted }]
      : []
  })
  if (grants.every(({ qty }) => qty === 0)) {
    issues.push({ path: 'items', message: issueSentences.nothing_granted })
  }
  refuseIssues(issues)
}
