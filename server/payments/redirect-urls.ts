import { issueSentences } from '#contract/issue-sentences.ts'
import type { Issue } from '#domain/errors.ts'

interface RequestedUrls {
  success_url?: string | undefined
  cancel_url?: string | undefined
}

/** Parsed and compared by origin, so that no spelling of a foreign URL passes. */
export function foreignUrlIssues(
  { success_url, cancel_url }: RequestedUrls,
  shopOrigin: string,
): Issue[] {
  return Object.entries({ success_url, cancel_url })
    .filter(([, url]) => url !== undefined && URL.parse(url, shopOrigin)?.origin !== shopOrigin)
    .map(([path]) => ({ path, message: issueSentences.own_page }))
}

export interface ReturnUrls {
  successUrl: string
  cancelUrl: string
}

/**
 * Where the gateway redirects back to, with the order in the query; by default the shop's result
 * pages.
 */
export function returnUrls(
  publicUrl: string,
  order: { id: string; locale: string },
  wish: RequestedUrls,
): ReturnUrls {
  const prefix = order.locale === 'en' ? '' : `/${order.locale}`
  const page = (wished: string | undefined, outcome: string) => {
    const url = new URL(wished ?? `${prefix}/result/order/${outcome}`, publicUrl)
    url.searchParams.set('order', order.id)
    return url.href
  }
  return {
    successUrl: page(wish.success_url, 'success'),
    cancelUrl: page(wish.cancel_url, 'cancelled'),
  }
}
