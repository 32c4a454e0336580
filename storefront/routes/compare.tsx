import { ComparePage } from '../compare/compare-page.tsx'
import { loadComparison } from '../compare/load-comparison.ts'
import { pageHead } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { shoppingMessagesIfLoaded } from '../messages/shopping-messages.ts'
import type { Route } from './+types/compare.ts'

export function loader(args: Route.LoaderArgs) {
  return loadComparison(args)
}

export function meta(args: Route.MetaArgs) {
  const messages = shoppingMessagesIfLoaded(localeOfPath(args.location.pathname))
  if (!messages) return []
  const { title, description } = messages.compare
  return pageHead(args, { title, description, isIndexed: false })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData} />
}
