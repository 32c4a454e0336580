import { loadStoryList } from '../journal/load-story-list.server.ts'
import { storyListHead } from '../journal/story-head.ts'
import { StoryListPage } from '../journal/story-list-page.tsx'
import type { Route } from './+types/posts.ts'

export function loader(args: Route.LoaderArgs) {
  return loadStoryList(args, { kind: 'post' })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? storyListHead(args, loaderData) : []
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  return <StoryListPage list={loaderData} />
}
