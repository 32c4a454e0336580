import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../../platform/database/db.ts'
import { parentsOf, withAncestors, type Parents } from '../category-tree.ts'

interface CategoryRow {
  id: string
  parent_id: string | null
  slug: string
  title: LocalizedText
}

interface ColourRow {
  code: string
  family: string
  title: LocalizedText
}

export class Taxonomy {
  /** Equal for equal names. */
  readonly key: string
  readonly #categories: ReadonlyMap<string, CategoryRow>
  readonly #parents: Parents
  readonly #bySlug: ReadonlyMap<string, CategoryRow>
  readonly #colours: ReadonlyMap<string, ColourRow>
  readonly #collections: ReadonlyMap<string, LocalizedText>

  constructor(
    categories: readonly CategoryRow[],
    colours: readonly ColourRow[],
    collections: readonly { slug: string; title: LocalizedText }[],
  ) {
    this.key = JSON.stringify([categories, colours, collections])
    this.#categories = new Map(categories.map((row) => [row.id, row]))
    this.#parents = parentsOf(categories)
    this.#bySlug = new Map(categories.map((row) => [row.slug, row]))
    this.#colours = new Map(colours.map((row) => [row.code, row]))
    this.#collections = new Map(collections.map(({ slug, title }) => [slug, title]))
  }

  categoryId(idOrSlug: string): string | undefined {
    return (this.#categories.get(idOrSlug) ?? this.#bySlug.get(idOrSlug))?.id
  }

  withAncestors(ids: readonly string[]): string[] {
    return withAncestors(this.#parents, ids)
  }

  categoryTitles(id: string): string[] {
    return spellings(this.#categories.get(id)?.title)
  }

  colourTitles(code: string): string[] {
    return [code, ...spellings(this.#colours.get(code)?.title)]
  }

  collectionTitles(slug: string): string[] {
    return spellings(this.#collections.get(slug))
  }

  colourFamily(code: string): string | null {
    return this.#colours.get(code)?.family ?? null
  }

  /** Every name, for splitting Chinese into words. */
  names(): string[] {
    const titled = [...this.#categories.values(), ...this.#colours.values()]
    return titled.flatMap(({ title }) => spellings(title))
  }
}

export async function loadTaxonomy(db: Db): Promise<Taxonomy> {
  const [categories, colours, collections] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'parent_id', 'slug', 'title'])
      .orderBy('id')
      .execute(),
    db.selectFrom('colours').select(['code', 'family', 'title']).orderBy('code').execute(),
    db.selectFrom('collections').select(['slug', 'title']).orderBy('slug').execute(),
  ])
  return new Taxonomy(categories, colours, collections)
}

export function spellings(text: LocalizedText | undefined): string[] {
  return text ? [...new Set([text.en, text.zh, text.cn])] : []
}
