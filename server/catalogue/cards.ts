import type { z } from '@hono/zod-openapi'
import type { productCard } from '#contract/endpoints/catalogue.ts'
import type { Ctx } from '../context.ts'
import { unchanging } from '../http/json-body.ts'
import { kept } from '../kept.ts'
import { shownPrices } from '../offers/shown-prices.ts'
import type { ProductIndex } from '../search/product-index.ts'
import { tagOf } from './categories.ts'
import { namesOfRows } from './named-rows.ts'
import { presentCard, type Card } from './present-card.ts'
import { findCardRows } from './product-rows.ts'

type CardAnswer = z.input<typeof productCard>

/** A card in its two states, each ready to be sent. */
interface KeptCard {
  asNew: CardAnswer
  asKnown: CardAnswer
}

const newForDays = 60
const dayMs = 24 * 3_600_000

/** Cards in the order of their ids; what was sold a moment ago may be missing. */
export async function loadCards(
  ctx: Ctx,
  index: ProductIndex,
  ids: readonly string[],
): Promise<CardAnswer[]> {
  const missing = ids.filter((id) => ctx.cache.peek(keyOf(id)) === undefined)
  let loading: Promise<Map<string, Card>> | undefined
  const cards = await Promise.all(
    ids.map((id) =>
      kept(ctx, keyOf(id), async () => {
        // One statement for all that are missing; each card is then kept by itself.
        loading ??= loadFromDatabase(ctx, missing)
        const card = (await loading).get(id)
        return { value: card ? keep(card) : null, tags: cardTags(id, card ?? null) }
      }),
    ),
  )
  return cards.flatMap((card) => (card ? [inItsState(ctx, index, card)] : []))
}

function keep(card: Card): KeptCard {
  return {
    asNew: unchanging({ ...card, is_new: true }),
    asKnown: unchanging({ ...card, is_new: false }),
  }
}

function inItsState(ctx: Ctx, index: ProductIndex, { asNew, asKnown }: KeptCard): CardAnswer {
  return isNew(ctx, index, asNew._id, asNew.published_at) ? asNew : asKnown
}

/** New is what is among the newest of the shop, and has not been for sale for long. */
export function isNew(ctx: Ctx, index: ProductIndex, id: string, publishedAt: string): boolean {
  const age = ctx.clock().getTime() - Date.parse(publishedAt)
  return age < newForDays * dayMs && index.isAmongNewest(id)
}

/** What a card shows besides its product: its category's name, its colours' names, what runs. */
export function cardTags(id: string, card: Pick<Card, 'category'> | null): string[] {
  const category = card?.category ? [tagOf(card.category._id)] : []
  return [`product:${id}`, 'configuration', 'promotions', ...category]
}

function keyOf(id: string): string {
  return `card:${id}`
}

async function loadFromDatabase(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Card>> {
  const variantsOf = await shownPrices(ctx)
  const withNames = await namesOfRows(ctx)
  const rows = await findCardRows(ctx.db, { ids })
  const sold = rows.filter(({ variants }) => variants.length > 0).map(withNames)
  return new Map(sold.map((row) => [row.id, presentCard({ ...row, variants: variantsOf(row) })]))
}
