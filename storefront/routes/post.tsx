import { loadStory } from '../journal/load-story.server.ts'
import { storyHead } from '../journal/story-head.ts'
import { StoryPage } from '../journal/story-page.tsx'
import type { Route } from './+types/post.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadStory(context, { shelf: { kind: 'post' }, slug: params.slug })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? storyHead(args, loaderData) : []
}

export default function Post({ loaderData }: Route.ComponentProps) {
  return <StoryPage key={loaderData.id} story={loaderData} />
}
