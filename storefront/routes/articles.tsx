import { loadStoryList } from '../journal/load-story-list.server.ts'
import { storyListHead } from '../journal/story-head.ts'
import { StoryListPage } from '../journal/story-list-page.tsx'
import type { Route } from './+types/articles.ts'

export function loader({ params, ...args }: Route.LoaderArgs) {
  return loadStoryList(args, { kind: 'article', library: params.library })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? storyListHead(args, loaderData) : []
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <StoryListPage list={loaderData} />
}
