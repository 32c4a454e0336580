import { loadEntry } from '../journal/load-entry.server.ts'
import { entryHead } from '../journal/entry-head.ts'
import { EntryPage } from '../journal/entry-page.tsx'
import type { Route } from './+types/post.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadEntry(context, { shelf: { kind: 'post' }, slug: params.slug })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? entryHead(args, loaderData) : []
}

export default function Post({ loaderData }: Route.ComponentProps) {
  return <EntryPage key={loaderData.id} story={loaderData} />
}
