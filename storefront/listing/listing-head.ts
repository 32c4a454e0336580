import { pageHead, shopDataOf, type HeadArgs } from '../head.ts'
import { absolute } from '../head.ts'
import { localeOfPath, localePath } from '../locale.ts'
import { messagesIn } from '../messages.ts'
import { isFiltered, listingQuery, parseListing, withoutFilters } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'

interface ListingHeadArgs extends HeadArgs {
  location: { pathname: string; search: string }
}

/** A search and a filtered list are not indexed; page 2 and on are pages of their own (RULINGS.md, Pages). */
export function listingHead(args: ListingHeadArgs, list: ListingView) {
  const { pathname } = args.location
  const { catalogue } = messagesIn(localeOfPath(pathname))
  const search = parseListing(new URLSearchParams(args.location.search))
  const { page } = search
  const isPlain = search.keyword === '' && !isFiltered(search) && search.from === page
  const clean = { ...withoutFilters(search), keyword: '', sort: '', view: 'grid' as const, page }
  return pageHead(args, {
    title: page > 1 ? catalogue.titleOfPage(list.heading, page) : list.heading,
    description: list.intro || catalogue.description(list.heading),
    canonicalSearch: listingQuery({ ...clean, from: page }),
    isIndexed: isPlain,
    data: [crumbsData(args, list.crumbs)],
  })
}

/** The visible breadcrumbs, for search engines. */
export function crumbsData(
  { location, matches }: HeadArgs,
  crumbs: readonly { title: string; path?: string }[],
) {
  const publicUrl = shopDataOf(matches)?.publicUrl ?? ''
  const locale = localeOfPath(location.pathname)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path && { item: absolute(localePath(locale, path), publicUrl) }),
    })),
  }
}
