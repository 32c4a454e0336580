import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { readSortingList } from '../settings/sorting-lists.ts'
import { kinds, type ContentKind } from './kinds.ts'
import { searchWords } from './queries.ts'
import { matching } from './entry-search.ts'
import { recommended, type Entry } from './content-entry.ts'

interface Wanted {
  /** Slug of a configured sort order. */
  slug?: string | undefined
  keyword?: string | undefined
}

/**
 * The entries that match the keyword, in the requested order. By default in recommended order, or
 * best match first if there is a keyword. Throws `invalid` for an unknown order.
 */
export async function inWantedOrder<Kind extends Entry>(
  ctx: Ctx,
  kind: ContentKind,
  entries: readonly Kind[],
  { slug, keyword }: Wanted,
): Promise<Kind[]> {
  const found = keyword ? matching(entries, await searchWords(ctx, kind), keyword) : [...entries]
  if (slug === undefined && keyword) return found
  // spec §9: slug recommended
  return sortedBy(ctx, kinds[kind].plural, found, slug ?? 'recommended')
}

async function sortedBy<Kind extends Entry>(
  ctx: Ctx,
  list: string,
  entries: readonly Kind[],
  slug: string,
): Promise<Kind[]> {
  const entry = (await readSortingList(ctx, list)).find((each) => each.slug === slug)
  const order = Object.entries(orders).find(([name]) => name === entry?.sort_by)?.[1]
  if (!entry || !order) {
    throw invalid('slug', issueSentences.sort_order)
  }
  const sorted = entries.toSorted(order)
  return entry.sort_order === 'desc' ? sorted.toReversed() : sorted
}

const orders = {
  recommended,
  created_at: (a, b) => a.published_at.getTime() - b.published_at.getTime(),
  'title.en': (a, b) => a.title.en.localeCompare(b.title.en, 'en'),
} as const satisfies Record<string, (a: Entry, b: Entry) => number>
