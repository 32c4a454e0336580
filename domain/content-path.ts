const policies = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-and-conditions',
]
const ownPages = ['about-us', 'contact-us', 'faq', 'size-guide']

/** Path of a content page, without the language prefix. Every text has a page. */
export function contentPath(slug: string): string {
  if (slug === 'home') return '/'
  if (policies.includes(slug)) return `/terms-of-service/${slug}`
  return ownPages.includes(slug) ? `/${slug}` : `/pages/${slug}`
}
