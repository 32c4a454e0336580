import type { z } from '@hono/zod-openapi'
import type { productCard } from '#contract/endpoints/catalogue.ts'
import { dayMs } from '#domain/dates.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import { unchanging } from '../platform/http/json-body.ts'
import type { StoreSearch } from '../platform/product-search.ts'
import { tagOf } from './categories.ts'
import { namesOfRows } from './named-rows.ts'
import { presentCard, type Card } from './present-card.ts'
import { shownPrices } from './prices/shown-prices.ts'
import { findCardRows } from './product-rows.ts'

type CardAnswer = z.input<typeof productCard>

/** A card with and without its "new" mark. */
interface CachedCard {
  asNew: CardAnswer
  asKnown: CardAnswer
}

const newForDays = 60

/** Cards in the order of the ids; products that just went off sale may be missing. */
export async function loadCards(
  ctx: Ctx,
  range: StoreSearch,
  ids: readonly string[],
): Promise<CardAnswer[]> {
  const missing = ids.filter((id) => ctx.cache.peek(keyOf(range, id)) === undefined)
  let loading: Promise<Map<string, Card>> | undefined
  const cards = await Promise.all(
    ids.map((id) =>
      cached(ctx, keyOf(range, id), async () => {
        // One statement loads all missing cards; each is then cached separately.
        loading ??= loadFromDatabase(ctx, range, missing)
        const card = (await loading).get(id)
        return { value: card ? keep(card) : null, tags: cardTags(id, card ?? null) }
      }),
    ),
  )
  return cards.flatMap((card) => (card ? [inItsState(ctx, range, card)] : []))
}

function keep(card: Card): CachedCard {
  return {
    asNew: unchanging({ ...card, is_new: true }),
    asKnown: unchanging({ ...card, is_new: false }),
  }
}

function inItsState(ctx: Ctx, range: StoreSearch, { asNew, asKnown }: CachedCard): CardAnswer {
  return isNew(ctx, range, asNew._id, asNew.published_at) ? asNew : asKnown
}

/** A product is new if it is among the newest and was published recently. */
export function isNew(ctx: Ctx, range: StoreSearch, id: string, publishedAt: string): boolean {
  const age = ctx.clock().getTime() - Date.parse(publishedAt)
  return age < newForDays * dayMs && range.isAmongNewest(id)
}

/** A card also shows its category's name, colour names and active promotions. */
export function cardTags(id: string, card: Pick<Card, 'category'> | null): string[] {
  const category = card?.category ? [tagOf(card.category._id)] : []
  return [`product:${id}`, 'configuration', 'promotions', ...category]
}

function keyOf({ storeId }: StoreSearch, id: string): string {
  return `card:${storeId}:${id}`
}

async function loadFromDatabase(
  ctx: Ctx,
  { storeId }: StoreSearch,
  ids: readonly string[],
): Promise<Map<string, Card>> {
  const variantsOf = await shownPrices(ctx)
  const withNames = await namesOfRows(ctx)
  const rows = await findCardRows(ctx.db, { ids, storeId, at: ctx.clock() })
  const sold = rows.filter(({ variants }) => variants.length > 0).map(withNames)
  return new Map(sold.map((row) => [row.id, presentCard({ ...row, variants: variantsOf(row) })]))
}
