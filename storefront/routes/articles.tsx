import { loadEntryList } from '../journal/load-entry-list.server.ts'
import { entryListHead } from '../journal/entry-head.ts'
import { EntryListPage } from '../journal/entry-list-page.tsx'
import type { Route } from './+types/articles.ts'

export function loader({ params, ...args }: Route.LoaderArgs) {
  return loadEntryList(args, { kind: 'article', library: params.library })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? entryListHead(args, loaderData) : []
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <EntryListPage list={loaderData} />
}
