import { defaultRange } from '../../catalogue/default-range.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import type { Likes } from './likes.ts'
import type { Story } from './story.ts'

export function presentCard(story: Story, likes: Likes) {
  const isLiked = likes.isLiked(story.id)
  return {
    _id: story.id,
    slug: story.slug,
    title: story.title,
    description: story.description,
    images: story.pictures.map(presentPicture),
    author: story.author,
    date: story.published_at.toISOString(),
    type: story.type,
    tags: story.tags,
    categories: story.categories.map(({ id, slug, title }) => ({ _id: id, slug, title })),
    ...(isLiked !== undefined && { is_liked: isLiked }),
    liked_count: likes.countOf(story.id),
  }
}

export async function presentBody(ctx: Ctx, story: Story) {
  const range = await defaultRange(ctx)
  return {
    body: story.body,
    product_ids: story.shows.flatMap((handle) => range.find(handle) ?? []),
    updated_at: story.updated_at.toISOString(),
  }
}
