import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { storyNamed, type Story } from '../journal/story.ts'
import { allPosts } from './queries.ts'

/** A published post by its id or slug. Throws `not_found`. */
export async function getPost(ctx: Ctx, name: string): Promise<Story> {
  const post = storyNamed(await allPosts(ctx), name)
  if (!post) throw new DomainError('not_found')
  return post
}

/** What it shows, as caches know it. */
export function postTag(id: string): string {
  return `post:${id}`
}
