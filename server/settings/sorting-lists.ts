import { z } from '@hono/zod-openapi'
import { sortingList } from '#contract/endpoints/configuration.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from './configurations.ts'

type SortingEntry = z.output<typeof sortingList.answer>['data'][number]

/** The sort orders offered for a list; the first is the default. */
export async function readSortingList(ctx: Ctx, list: string): Promise<SortingEntry[]> {
  const lists = z.record(z.string(), sortingList.answer.shape.data)
  const found = lists.parse((await findConfiguration(ctx, 'sorting_lists')) ?? {})
  return found[list] ?? defaultLists[list] ?? []
}

const recommended: SortingEntry = {
  slug: 'recommended',
  title: { en: 'Featured', zh: '推薦', cn: '推荐' },
  sort_by: 'recommended',
  sort_order: 'asc',
}

const defaultLists: Readonly<Record<string, SortingEntry[]>> = {
  products: [recommended],
  articles: [recommended],
  posts: [recommended],
}
