import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { pageHead, type HeadArgs } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import type { ContentView } from './content-view.ts'

interface ContentHeadArgs extends HeadArgs {
  loaderData: ContentView | undefined
}

export function contentHead(
  { loaderData, ...page }: ContentHeadArgs,
  data: readonly object[] = [],
) {
  if (!loaderData) return []
  const { title, head } = loaderData
  const { content } = messagesIn(localeOfPath(page.location.pathname))
  const crumbs = breadcrumbList(page, [{ title: content.home, path: '/' }, { title }])
  return pageHead(page, { ...head, type: 'article', data: [crumbs, ...data] })
}
