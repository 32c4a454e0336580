import { loadEntryList } from '../journal/load-entry-list.server.ts'
import { entryListHead } from '../journal/entry-head.ts'
import { EntryListPage } from '../journal/entry-list-page.tsx'
import type { Route } from './+types/posts.ts'

export function loader(args: Route.LoaderArgs) {
  return loadEntryList(args, { kind: 'post' })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? entryListHead(args, loaderData) : []
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  return <EntryListPage list={loaderData} />
}
