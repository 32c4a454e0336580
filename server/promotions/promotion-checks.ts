import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const usesAreCounted: Query = sql`
  select v.id as subject,
    format('%s of %s, but %s codes and %s orders', v.uses, v.max_uses, c.codes, h.held) as found
  from vouchers v
  cross join lateral (
    select count(*) as codes from voucher_codes where voucher_id = v.id
  ) c
  cross join lateral (
    select count(*) as held from voucher_uses
    where voucher_id = v.id and voucher_code_id is null and state = 'held'
  ) h
  where v.uses <> c.codes + h.held or v.uses > v.max_uses`

const useIsOfItsOrder: Query = sql`
  select o.reference as subject, format('%s, voucher %s', o.current_status, u.state) as found
  from voucher_uses u join orders o on o.id = u.order_id
  where (o.current_status = 'cancelled') <> (u.state = 'returned')`

const voucherOfOrderIsUsed: Query = sql`
  select o.reference as subject, format('%s without a use', d.source_id) as found
  from order_discounts d join orders o on o.id = d.order_id
  where d.kind = 'voucher' and not exists (
    select 1 from voucher_uses u where u.order_id = d.order_id and u.voucher_id = d.source_id
  )`

const codeIsItsOwners: Query = sql`
  select c.id as subject, format('used for %s', o.reference) as found
  from voucher_uses u
  join voucher_codes c on c.id = u.voucher_code_id
  join orders o on o.id = u.order_id
  where c.voucher_id <> u.voucher_id or c.account_id <> u.account_id`

/** Product discounts also include mark-downs, which belong to no promotion. */
const discountsAddUp: Query = sql`
  select o.reference as subject,
    format('shop discount %s, product discount %s, but promotions %s and %s', o.shop_discount_cents,
      o.product_discount_cents, d.shop, d.product) as found
  from orders o
  cross join lateral (
    select
      coalesce(sum(amount_cents) filter (where kind <> 'local' and applies_to = 'goods'), 0) as shop,
      coalesce(sum(amount_cents) filter (where kind = 'local'), 0) as product
    from order_discounts where order_id = o.id
  ) d
  where o.shop_discount_cents <> d.shop or o.product_discount_cents < d.product`

const giftsCostNothing: Query = sql`
  select i.id as subject, format('%s cents and %s points', i.subtotal_cents, i.points) as found
  from order_items i
  where i.is_gift and (i.subtotal_cents <> 0 or i.global_discount_cents <> 0 or i.points <> 0)`

const pointsAddUp: Query = sql`
  select o.reference as subject, format('%s, but lines %s', o.points, sum(i.points)) as found
  from orders o join order_items i on i.order_id = o.id
  group by o.id
  having o.points <> sum(i.points)`

export const promotionChecks: readonly (readonly [rule: string, query: Query])[] = [
  ['a voucher’s uses are its codes and its orders, within its limit', usesAreCounted],
  ['a voucher is held exactly while its order is not cancelled', useIsOfItsOrder],
  ['an order with a voucher has used it', voucherOfOrderIsUsed],
  ['a code is used only by its owner and for its voucher', codeIsItsOwners],
  ['an order’s discounts add up', discountsAddUp],
  ['a gift costs nothing', giftsCostNothing],
  ['an order’s lines add up to its points', pointsAddUp],
]
