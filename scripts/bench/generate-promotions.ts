import type pg from 'pg'
import { plentifulVariants } from './buyers.ts'

/** Usable by everyone, without limit: ten per cent, at most HK$100. */
export const openCode = 'BENCH1'

/** Cheap enough for every customer's points. */
export const cheapVoucher = 'bench-5'

/** Fifty vouchers, an active promotion of each level, products for points, and unlimited gifts. */
export async function fillPromotions(pool: pg.Pool): Promise<void> {
  const variantIds = await plentifulVariants(pool)
  const forPoints = variantIds.filter((_, at) => at % 40 === 7)
  await pool.query('update variants set points_price = 500 where id = any($1)', [forPoints])
  for (const statement of [vouchers, promotions, gifts, giftLevels]) await pool.query(statement)
}

export async function variantsForPoints(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from variants where points_price = 500 order by md5(id)',
  )
  return rows.map(({ id }) => id)
}

/** One in five costs points, the others have a public code. */
const vouchers = `
  insert into vouchers (
    id, slug, title, description, effect, scope, valid_days, points_required, code, position
  )
  select 'vou_T' || lpad(number::text, 9, '0'), 'bench-' || number,
    jsonb_build_object('en', format('Offer %s', number), 'zh', format('優惠 %s', number),
      'cn', format('优惠 %s', number)),
    jsonb_build_object('en', '10% off, up to HK$100.', 'zh', '九折，最多減 HK$100。',
      'cn', '九折，最多减 HK$100。'),
    '{"kind": "percent", "percent": 10, "cap_cents": 10000}', '{"everything": true}', 90,
    case when number % 5 = 0 then 100 end, case when number % 5 > 0 then 'BENCH' || number end,
    100 + number
  from generate_series(1, 50) as number`

/** On shorts, which the demo shop discounts already, so that other carts' prices are unaffected. */
const promotions = `
  insert into promotions (id, level, title, effect, scope, min_spend_cents)
  select 'prm_T000000001', 'global', '{"en": "Two shorts", "zh": "短褲兩條", "cn": "短裤两条"}',
    '{"kind": "percent", "percent": 5, "cap_cents": null}',
    jsonb_build_object('category_ids', jsonb_build_array(id)), 20000
  from categories where slug = 'shorts'`

/** Stock for the demo shop's gift from HK$3,000, enough for any run. */
const gifts = `
  insert into stock_movements (variant_id, warehouse_id, kind, on_hand_change)
  select given.variant_id, warehouses.id, 'receive', 1000000
  from promotions
    cross join lateral jsonb_to_recordset(effect -> 'gifts') as given (variant_id text)
    cross join warehouses
  where effect ->> 'kind' = 'gift' and not is_pickup`

const giftLevels = `
  insert into stock_levels (variant_id, warehouse_id, on_hand)
  select variant_id, warehouse_id, on_hand_change from stock_movements where on_hand_change = 1000000
  on conflict (variant_id, warehouse_id) do update
    set on_hand = stock_levels.on_hand + excluded.on_hand`
