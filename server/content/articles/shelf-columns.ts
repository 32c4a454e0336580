import type { LocalizedText } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'

/** A library or a category, as staff write it. */
export interface Shelf {
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
  is_archived: boolean
}

export function shelfColumns(ctx: Ctx, shelf: Shelf, before?: { archived_at: Date | null }) {
  return {
    slug: shelf.slug,
    title: JSON.stringify(shelf.title),
    description: JSON.stringify(shelf.description),
    position: shelf.position,
    archived_at: shelf.is_archived ? (before?.archived_at ?? ctx.clock()) : null,
  }
}
