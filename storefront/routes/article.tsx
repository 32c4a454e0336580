import { loadStory } from '../journal/load-story.server.ts'
import { storyHead } from '../journal/story-head.ts'
import { StoryPage } from '../journal/story-page.tsx'
import type { Route } from './+types/article.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadStory(context, {
    shelf: { kind: 'article', library: params.library },
    slug: params.slug,
  })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? storyHead(args, loaderData) : []
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <StoryPage key={loaderData.id} story={loaderData} />
}
