import type { z } from '@hono/zod-openapi'
import type { suggestProducts } from '#contract/endpoints/suggestions.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import type { StoreSearch } from '../platform/product-search.ts'
import { cardTags, loadCards } from './cards.ts'
import { phraseCatalogue, type Phrase } from './phrase-catalogue.ts'
import { fold } from './search/fold.ts'

type Suggestions = z.input<typeof suggestProducts.answer>

const max = { products: 6, categories: 4, completions: 5 }
const bestFirst = { by: 'relevance', isDescending: false } as const
const noSuggestions: Suggestions = {
  products: [],
  categories: [],
  completions: [],
  correction: null,
}

/** Suggests products, categories and longer searches for a partial keyword. */
export async function suggestionsFor(
  ctx: Ctx,
  storeId: string,
  keyword: string,
): Promise<{ answer: Suggestions; tags: string[] }> {
  const tags = ['products', 'product-lists', 'categories', 'configuration', 'promotions']
  if (!saysEnough(keyword)) return { answer: noSuggestions, tags }
  const range = await ctx.search.withWords(storeId)
  const phrases = await phraseCatalogue(ctx)
  const page = { offset: 0, limit: max.products }
  const cards = await loadCards(ctx, range, range.search({ keyword }, bestFirst, page).ids)
  const likely = ofProducts(range, phrases.find(keyword))
  return {
    answer: {
      products: cards.map(({ _id, slug, title, price, picture, stock }) => ({
        _id,
        slug,
        title,
        price,
        picture,
        stock,
      })),
      categories: categoriesAmong(likely),
      completions: completionsAmong(likely, keyword),
      correction: range.correct(keyword),
    },
    tags: [...tags, ...cards.flatMap((card) => cardTags(card._id, card))],
  }
}

/** One Chinese character is a word; one Latin letter matches too much. */
function saysEnough(keyword: string): boolean {
  if (/\p{Script=Han}/u.test(keyword)) return true
  return (keyword.match(/[\p{L}\p{N}]/gu) ?? []).length > 1
}

interface Likely extends Phrase {
  count: number
}

/** Phrases that match products; among equal scores, those with most products first. */
function ofProducts(
  range: StoreSearch,
  found: readonly { phrase: Phrase; score: number }[],
): Likely[] {
  return found
    .map(({ phrase, score }) => ({ ...phrase, score, count: range.count(phrase.filter) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.score - a.score || b.count - a.count)
}

function categoriesAmong(likely: readonly Likely[]): Suggestions['categories'] {
  return likely
    .flatMap(({ category, count }) =>
      category
        ? [{ _id: category.id, slug: category.slug, title: category.title, product_count: count }]
        : [],
    )
    .slice(0, max.categories)
}

function completionsAmong(likely: readonly Likely[], keyword: string): LocalizedText[] {
  const typed = fold(keyword)
  return likely
    .filter(({ category, title }) => {
      const isTyped = Object.values(title).some((text) => fold(text) === typed)
      return !category && !isTyped
    })
    .slice(0, max.completions)
    .map(({ title }) => title)
}
