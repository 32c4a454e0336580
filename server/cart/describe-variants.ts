import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import { few } from '#db/few.ts'
import { statement, type Slots } from '#db/statement.ts'
import { cached } from '../platform/cache/cached.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import type { VariantRow, VariantState } from './queries.ts'

/**
 * Adds what lines show of their products: texts, categories and pictures. They rarely change, and
 * reading them costs more than everything else a cart needs, so they are cached per product. Prices
 * and stock never are.
 */
export async function describeVariants(
  db: Db | Trx,
  ctx: TrxCtx,
  states: readonly VariantState[],
): Promise<VariantRow[]> {
  const descriptions = new Descriptions(db, ctx, states)
  const rows = states.map(async (state) => {
    const description = await descriptions.of(state.product_id)
    return description ? [described(state, description)] : []
  })
  return (await Promise.all(rows)).flat()
}

function described(
  state: VariantState,
  { title, tags, category_ids, colours, pictures }: Description,
): VariantRow {
  const isOwn = (each: { colour_code: string | null }) => each.colour_code === state.colour_code
  const colour = colours.find(isOwn)
  const picture = pictures.find(isOwn) ?? pictures[0]
  return {
    ...state,
    title,
    tags,
    category_ids,
    colour_title: colour?.title ?? null,
    picture: picture?.copy ?? null,
  }
}

type Description = Awaited<ReturnType<typeof findDescriptions>>[number]

/** The descriptions of some products; one statement reads all that are missing. */
class Descriptions {
  readonly #db: Db | Trx
  readonly #ctx: TrxCtx
  readonly #missing: string[]
  #loading: Promise<Map<string, Description>> | undefined

  constructor(db: Db | Trx, ctx: TrxCtx, states: readonly VariantState[]) {
    this.#db = db
    this.#ctx = ctx
    const ids = new Set(states.map(({ product_id: id }) => id))
    this.#missing = [...ids].filter((id) => ctx.cache.peek(keyOf(id)) === undefined)
  }

  of(productId: string): Promise<Description | null> {
    const load = async () => (await this.#load()).get(productId) ?? null
    // What a transaction reads may be its own change, so only others cache it.
    if (this.#db.isTransaction && this.#missing.includes(productId)) return load()
    return cached(this.#ctx, keyOf(productId), async () => ({
      value: await load(),
      tags: [`product:${productId}`, 'categories', 'configuration'],
    }))
  }

  #load(): Promise<Map<string, Description>> {
    this.#loading ??= findDescriptions(this.#db, { ids: this.#missing }).then(
      (found) => new Map(found.map((each) => [each.id, each])),
    )
    return this.#loading
  }
}

function keyOf(productId: string): string {
  return `described:${productId}`
}

const findDescriptions = statement((db, { ids }: Slots<{ ids: readonly string[] }>) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.title', 'p.tags'])
    .select((eb) => [
      sql<string[]>`array(select category_id from product_categories where product_id = p.id)`.as(
        'category_ids',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('colours as c')
          .select(['c.code as colour_code', 'c.title'])
          .where('c.code', 'in', (variants) =>
            variants
              .selectFrom('variants as v')
              .select('v.colour_code')
              .whereRef('v.product_id', '=', 'p.id'),
          ),
      ).as('colours'),
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select('i.colour_code')
          .select(
            sql<VariantRow['picture'] & {}>`json_build_object('file_id', i.file_id,
            'width', f.width, 'height', f.height, 'background', f.background, 'alt', i.alt)`.as(
              'copy',
            ),
          )
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('pictures'),
    ])
    .where(sql<boolean>`p.id in ${few(ids)}`),
)
