import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { readSortingList } from '../settings/sorting-lists.ts'
import { kinds, type ContentKind } from './kinds.ts'
import { searchWords } from './queries.ts'
import { matching } from './story-words.ts'
import { recommended, type Story } from './story.ts'

interface Wanted {
  /** An entry of the sorting list. */
  slug?: string | undefined
  keyword?: string | undefined
}

/**
 * The stories of the keyword in the order asked for: as the shop recommends them when nothing is
 * said, the best match first when only words are. Throws `invalid` for an unknown order.
 */
export async function inWantedOrder<Kind extends Story>(
  ctx: Ctx,
  kind: ContentKind,
  stories: readonly Kind[],
  { slug, keyword }: Wanted,
): Promise<Kind[]> {
  const found = keyword ? matching(stories, await searchWords(ctx, kind), keyword) : [...stories]
  if (slug === undefined && keyword) return found
  // spec §9: slug recommended
  return sortedBy(ctx, kinds[kind].plural, found, slug ?? 'recommended')
}

async function sortedBy<Kind extends Story>(
  ctx: Ctx,
  list: string,
  stories: readonly Kind[],
  slug: string,
): Promise<Kind[]> {
  const entry = (await readSortingList(ctx, list)).find((each) => each.slug === slug)
  const order = Object.entries(orders).find(([name]) => name === entry?.sort_by)?.[1]
  if (!entry || !order) {
    throw invalid('slug', issueSentences.sort_order)
  }
  const sorted = stories.toSorted(order)
  return entry.sort_order === 'desc' ? sorted.toReversed() : sorted
}

const orders = {
  recommended,
  created_at: (a, b) => a.published_at.getTime() - b.published_at.getTime(),
  'title.en': (a, b) => a.title.en.localeCompare(b.title.en, 'en'),
} as const satisfies Record<string, (a: Story, b: Story) => number>
