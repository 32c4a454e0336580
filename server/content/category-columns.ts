import type { LocalizedText } from '#domain/locale.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { differences } from '../platform/changes/differences.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** The input for a library or a category. */
export interface ContentCategory {
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
  is_archived: boolean
}

export function categoryColumns(
  ctx: TrxCtx,
  category: ContentCategory,
  before?: { archived_at: Date | null },
) {
  return {
    slug: category.slug,
    title: JSON.stringify(category.title),
    description: JSON.stringify(category.description),
    position: category.position,
    archived_at: category.is_archived ? (before?.archived_at ?? ctx.clock()) : null,
  }
}

/** Announces and records the creation, or the change if `before` is given. */
export async function recordCategory(
  trx: Trx,
  ctx: TrxCtx,
  changes: ChangeRecorder,
  kind: 'library' | 'article_category' | 'post_category',
  { before, after }: { before?: Readonly<Record<string, unknown>>; after: { _id: string } },
): Promise<void> {
  await ctx.bus.announce(trx, [kind === 'post_category' ? 'posts' : 'articles'])
  await changes.record(trx, {
    action: `${kind}_${before ? 'changed' : 'created'}`,
    subject: { kind, id: after._id },
    ...(before ? differences(before, after) : { after }),
  })
}
