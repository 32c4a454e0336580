import { localeOfPath, localePath } from '../locale.ts'
import { absolute, shopDataOf, type HeadArgs } from './head.ts'

export interface PathCrumb {
  title: string
  /** Unprefixed; absent for the page itself. */
  path?: string
}

export function breadcrumbList(page: HeadArgs, crumbs: readonly PathCrumb[]) {
  const publicUrl = shopDataOf(page.matches)?.publicUrl ?? ''
  const locale = localeOfPath(page.location.pathname)
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
