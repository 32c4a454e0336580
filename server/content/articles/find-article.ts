import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { storyNamed } from '../journal/story.ts'
import { allArticles, allLibraries, type Article, type Library } from './queries.ts'

/** A published article by its id or slug. Throws `not_found`. */
export async function getArticle(ctx: Ctx, name: string): Promise<Article> {
  const article = storyNamed(await allArticles(ctx), name)
  if (!article) throw new DomainError('not_found')
  return article
}

/** Throws `not_found`. */
export async function getLibrary(ctx: Ctx, slug: string): Promise<Library> {
  const library = (await allLibraries(ctx)).find((each) => each.slug === slug)
  if (!library) throw new DomainError('not_found')
  return library
}

/** What it shows, as caches know it. */
export function articleTag(id: string): string {
  return `article:${id}`
}
