import type { Issue } from '#domain/errors.ts'

/** Parsed and compared by origin, so that no spelling of another site gets through. */
export function foreignUrlIssues(
  urls: { success_url?: string | undefined; cancel_url?: string | undefined },
  shopOrigin: string,
): Issue[] {
  const { success_url, cancel_url } = urls
  return Object.entries({ success_url, cancel_url })
    .filter(([, url]) => url !== undefined && URL.parse(url, shopOrigin)?.origin !== shopOrigin)
    .map(([path]) => ({ path, message: 'Must be a page of this shop' }))
}

export interface ReturnUrls {
  successUrl: string
  cancelUrl: string
}

/** Where the gateway's page leads back to; without a wish, to what the shop says of an order. */
export function returnUrls(
  publicUrl: string,
  order: { id: string; locale: string },
  wish: { success_url?: string | undefined; cancel_url?: string | undefined },
): ReturnUrls {
  const prefix = order.locale === 'en' ? '' : `/${order.locale}`
  const page = (outcome: string) => `${prefix}/result/order/${outcome}?order=${order.id}`
  return {
    successUrl: new URL(wish.success_url ?? page('success'), publicUrl).href,
    cancelUrl: new URL(wish.cancel_url ?? page('cancelled'), publicUrl).href,
  }
}
