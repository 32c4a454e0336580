import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { pageHead, type HeadArgs } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { isFiltered, listingQuery, parseListing, withoutFilters } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'

interface ListingHeadArgs extends HeadArgs {
  location: { pathname: string; search: string }
}

/** Searches and filtered lists are not indexed; further pages are, under their own URLs. */
export function listingHead(args: ListingHeadArgs, list: ListingView) {
  const { pathname } = args.location
  const { catalogue } = messagesIn(localeOfPath(pathname))
  const search = parseListing(new URLSearchParams(args.location.search))
  const { page } = search
  const { title, description } = list.head
  const isPlain = search.keyword === '' && !isFiltered(search) && search.from === page
  const clean = { ...withoutFilters(search), keyword: '', sort: '', view: 'grid' as const, page }
  return pageHead(args, {
    title: page > 1 ? catalogue.titleOfPage(title, page) : title,
    description: description || catalogue.description(list.heading),
    canonicalSearch: listingQuery({ ...clean, from: page }),
    isIndexed: isPlain,
    data: [breadcrumbList(args, list.crumbs)],
  })
}
