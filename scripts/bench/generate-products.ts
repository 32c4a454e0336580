import type pg from 'pg'
import { generatedProduct } from './generated-product.ts'

const productsPerStatement = 1000

/** Fills the shop up to `all` products by SQL, leaving existing ones unchanged. */
export async function fillCatalogue(pool: pg.Pool, all: number): Promise<void> {
  const { rows } = await pool.query<{ there: number; generated: number }>(`
    select count(*)::int as there, (count(*) filter (where id like 'prd_B%'))::int as generated
    from products`)
  const { there, generated } = rows[0] ?? { there: 0, generated: 0 }
  const missing = Math.max(0, all - there)
  for (let done = 0; done < missing; done += productsPerStatement) {
    const count = Math.min(productsPerStatement, missing - done)
    await insert(pool, generated + done + 1, count)
  }
  await pool.query('analyze')
}

async function insert(pool: pg.Pool, first: number, count: number): Promise<void> {
  const products = Array.from({ length: count }, (_, at) => generatedProduct(first + at))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(stage, [JSON.stringify(products)])
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const stage = `
  create temporary table generated on commit drop as
  select * from jsonb_to_recordset($1::jsonb) as product (
    number int, id text, handle text, title jsonb, subtitle jsonb, description jsonb,
    style_number text, fit_kind text, fabric_kind text, tags text[], category text,
    colours text[], sizes text[], price_cents int, compare_at_cents int, days_old int
  )`

const products = `
  insert into products (
    id, handle, status, title, subtitle, description, brand, style_number, fit_kind, fabric_kind,
    care, tags, position, published_at
  )
  select id, handle, 'active', title, subtitle, description, 'Praya', style_number, fit_kind,
    fabric_kind, '{wash-30,dry-line}', tags, 1000 + number, now() - make_interval(days => days_old)
  from generated`

const categories = `
  insert into product_categories (product_id, category_id)
  select generated.id, categories.id from generated join categories on slug = category`

/** Generated products reuse the demo shop's pictures: front and back for each colour. */
const pictures = `
  with lent as (
    select file_id, view, row_number() over (partition by view order by file_id) - 1 as rank,
      count(*) over (partition by view) as most
    from product_pictures where view in ('front', 'back') and product_id not like 'prd_B%'
  )
  insert into product_pictures (product_id, position, file_id, colour_code, view, alt)
  select id, row_number() over (partition by id order by colour.place, lent.view desc), lent.file_id,
    colour.code, lent.view, title
  from generated
    cross join lateral unnest(colours) with ordinality as colour (code, place)
    join lent on lent.rank = (number + colour.place) % least(lent.most, 8)`

/** Prices rise slightly with the size. */
const variants = `
  insert into variants (
    id, product_id, sku, colour_code, size, position, price_cents, compare_at_cents, weight_grams
  )
  select format('var_B%s', lpad((number * 15 + place)::text, 9, '0')), id,
    upper(format('%s-%s-%s', style_number, code, size)), code, size, place, price_cents,
    compare_at_cents, 300
  from (
    select generated.*, colour.code, size.size,
      (colour.place - 1) * 5 + size.place - 1 as place
    from generated
      cross join lateral unnest(colours) with ordinality as colour (code, place)
      cross join lateral unnest(sizes) with ordinality as size (size, place)
  ) as each`

/** One in eleven is sold out, one in thirteen is low, the rest has enough stock for any run. */
const movements = `
  insert into stock_movements (variant_id, warehouse_id, kind, on_hand_change)
  select variants.id, warehouses.id, 'receive',
    case when variants.position % 13 = 4 then 2 when is_pickup then 40 else 5000 end
  from generated
    join variants on variants.product_id = generated.id
    cross join warehouses
  where (number + variants.position) % 11 > 0
    and (not is_pickup or variants.position % 3 = 0)`

const levels = `
  insert into stock_levels (variant_id, warehouse_id, on_hand)
  select variant_id, warehouse_id, sum(on_hand_change)
  from stock_movements
    join variants on variants.id = variant_id
    join generated on generated.id = variants.product_id
  group by variant_id, warehouse_id`

const statements = [products, categories, pictures, variants, movements, levels]
