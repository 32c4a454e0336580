import { colourFamilies } from '#domain/colour-families.ts'
import { fabricKinds } from '#db/attributes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import type { Filter } from '../platform/product-search.ts'
import { latestConfiguration } from '../settings/latest.ts'
import { allCategories, tagOf, type Category } from './categories.ts'
import { fabricTitle, familyOf } from './facet-titles.ts'
import { hasSlot } from './search/bits.ts'
import { PhraseBook } from './search/phrase-book.ts'
import { TextIndex } from './search/text-index.ts'

/** A search suggestion. */
export interface Phrase {
  title: LocalizedText
  /** The products it finds. */
  filter: Filter
  /** The category with this name. */
  category: Category | null
}

interface PhraseCatalogue {
  /** Phrases matching the words of a text, finished or not; a higher score is closer. */
  find: (text: string) => { phrase: Phrase; score: number }[]
}

/** Categories, collections, and every category in every colour and material, in stock or not. */
export function phraseCatalogue(ctx: Ctx): Promise<PhraseCatalogue> {
  return cached(ctx, 'phrases', async () => {
    const categories = await allCategories(ctx)
    const { collections } = await latestConfiguration(ctx)
    const phrases = [
      ...categories.flatMap(phrasesOf),
      ...collections.map(({ slug, title }) => phrase(title, { collections: [slug] })),
    ]
    const tags = ['categories', 'configuration', ...categories.map(({ id }) => tagOf(id))]
    return { value: indexed(phrases), tags }
  })
}

function phrasesOf(category: Category): Phrase[] {
  const { id, title } = category
  const categories = [id]
  return [
    { ...phrase(title, { categories }), category },
    ...colourFamilies.map((colour) =>
      phrase(joined(familyOf(colour).title, title), { categories, colours: [colour] }),
    ),
    ...Object.keys(fabricKinds).map((fabric) =>
      phrase(joined(fabricTitle(fabric), title), { categories, fabrics: [fabric] }),
    ),
  ]
}

function phrase(title: LocalizedText, filter: Filter): Phrase {
  return { title, filter, category: null }
}

/** Joins words as people type them: English in lower case, Chinese without a space. */
function joined(kind: LocalizedText, garment: LocalizedText): LocalizedText {
  return {
    en: `${kind.en} ${garment.en}`.toLowerCase(),
    zh: kind.zh + garment.zh,
    cn: kind.cn + garment.cn,
  }
}

function indexed(phrases: readonly Phrase[]): PhraseCatalogue {
  const index = new TextIndex(
    new PhraseBook(
      phrases.flatMap(({ category, title }) => (category ? Object.values(title) : [])),
    ),
  )
  for (const [slot, { title }] of phrases.entries()) {
    index.add(slot, { title: Object.values(title), kind: [], labels: [], description: [] })
  }
  index.settle()
  const all = new Uint32Array(Math.ceil(phrases.length / 32)).fill(0xffffffff)
  return {
    find(text) {
      const { found, scores } = index.search(text, all)
      return phrases.flatMap((each, slot) =>
        hasSlot(found, slot) ? [{ phrase: each, score: scores[slot] ?? 0 }] : [],
      )
    },
  }
}
