import { loadEntry } from '../journal/load-entry.server.ts'
import { entryHead } from '../journal/entry-head.ts'
import { EntryPage } from '../journal/entry-page.tsx'
import type { Route } from './+types/article.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadEntry(context, {
    shelf: { kind: 'article', library: params.library },
    slug: params.slug,
  })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? entryHead(args, loaderData) : []
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <EntryPage key={loaderData.id} story={loaderData} />
}
