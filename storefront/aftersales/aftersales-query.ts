import type { Answer, CallInput } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { orderKey, ordersKey, type OrderHandle } from '../order/order-query.ts'
import { queryClient } from '../query-client.ts'
import { personalApi, publicApi } from '../session/session.ts'

export type RefundRequests = Answer<'GET /orders/{id}/refund-request'>
export type RefundRequest = RefundRequests['data'][number]
export type OrderReviews = Answer<'GET /orders/{id}/reviews'>
export type OrderReview = OrderReviews['data'][number]

export type RefundRequestInput = NonNullable<CallInput<'POST /orders/{id}/refund-request'>['body']>
export type ReviewDraft = NonNullable<
  CallInput<'POST /orders/{id}/reviews'>['body']
>['reviews'][number]

export function refundsKey(handle: OrderHandle) {
  return [...orderKey(handle), 'refunds'] as const
}

export function reviewsKey(handle: OrderHandle) {
  return [...orderKey(handle), 'reviews'] as const
}

export function fetchRefunds(locale: Locale, { id, access }: OrderHandle): Promise<RefundRequests> {
  const params = { id }
  return access.as === 'owner'
    ? personalApi(locale)('GET /orders/{id}/refund-request', { params })
    : publicApi(locale)('GET /orders/{id}/refund-request/guest', { params, query: access.proof })
}

export function fetchReviews(locale: Locale, { id, access }: OrderHandle): Promise<OrderReviews> {
  const params = { id }
  const all = { per_page: 200 }
  return access.as === 'owner'
    ? personalApi(locale)('GET /orders/{id}/reviews', { params, query: all })
    : publicApi(locale)('GET /orders/{id}/reviews/guest', {
        params,
        query: { ...all, ...access.proof },
      })
}

interface Sending<Content> {
  locale: Locale
  handle: OrderHandle
  content: Content
  /** The same key for the same content, so that a retry creates nothing twice. */
  idempotencyKey: string
}

export async function sendRefundRequest(sending: Sending<RefundRequestInput>): Promise<void> {
  const { locale, handle, content: body, idempotencyKey } = sending
  const { id, access } = handle
  const params = { id }
  // Files belong to an account, so a guest gets a temporary one.
  const api = personalApi(locale)
  const answer =
    access.as === 'owner'
      ? await api('POST /orders/{id}/refund-request', { params, body, idempotencyKey })
      : await api('POST /orders/{id}/refund-request/guest', {
          params,
          body: { ...body, ...access.proof },
          idempotencyKey,
        })
  await show(handle, refundsKey(handle), answer)
}

export async function sendReview(sending: Sending<ReviewDraft>): Promise<void> {
  const { locale, handle, content, idempotencyKey } = sending
  const { id, access } = handle
  const params = { id }
  const reviews = [content]
  const api = personalApi(locale)
  const answer =
    access.as === 'owner'
      ? await api('POST /orders/{id}/reviews', { params, body: { reviews }, idempotencyKey })
      : await api('POST /orders/{id}/reviews/guest', {
          params,
          body: { reviews, ...access.proof },
          idempotencyKey,
        })
  await show(handle, reviewsKey(handle), answer)
}

/** Shows the answer, and refetches the order: its available actions have changed. */
async function show(handle: OrderHandle, key: readonly unknown[], answer: unknown): Promise<void> {
  const client = queryClient()
  await client.cancelQueries({ queryKey: key })
  client.setQueryData(key, answer)
  void client.invalidateQueries({ queryKey: orderKey(handle), exact: true })
  void client.invalidateQueries({ queryKey: ordersKey })
}
