import type { Query } from '@tanstack/react-query'
import type { Answer, CallInput } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { nextStatus, type OrderAction } from '#domain/order/order-status.ts'
import { localePath } from '../locale.ts'
import { resultPath, type ResultOutcome } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { refetch } from './refetch.ts'
import { personalApi, publicApi } from '../session/session.ts'
import type { OrderAccess } from './order-access.ts'

export type Order = Answer<'GET /orders/{id}/details'>

/** `id` is the order's `_id` or its reference number. */
export interface OrderHandle {
  id: string
  access: OrderAccess
}

export function orderKey({ id, access }: OrderHandle) {
  return ['order', id, access.as] as const
}

export const ordersKey = ['orders'] as const

export function fetchOrder(locale: Locale, { id, access }: OrderHandle): Promise<Order> {
  const params = { id }
  return access.as === 'owner'
    ? personalApi(locale)('GET /orders/{id}/details', { params })
    : publicApi(locale)('GET /orders/{id}/details/guest', { params, query: access.proof })
}

/** Optimistic; rolled back if the call fails (spec §4). */
export function cancelOrder(locale: Locale, handle: OrderHandle): Promise<void> {
  const { id, access } = handle
  const params = { id }
  return changeOrder(handle, 'cancel', (idempotencyKey) =>
    access.as === 'owner'
      ? personalApi(locale)('PUT /orders/{id}/cancelled', { params, idempotencyKey })
      : publicApi(locale)('PUT /orders/{id}/cancelled/guest', {
          params,
          body: access.proof,
          idempotencyKey,
        }),
  )
}

export function completeOrder(locale: Locale, handle: OrderHandle): Promise<void> {
  const { id, access } = handle
  const params = { id }
  return changeOrder(handle, 'complete', (idempotencyKey) =>
    access.as === 'owner'
      ? personalApi(locale)('PUT /orders/{id}/completed', { params, idempotencyKey })
      : publicApi(locale)('PUT /orders/{id}/completed/guest', {
          params,
          body: access.proof,
          idempotencyKey,
        }),
  )
}

type PayMethod = NonNullable<CallInput<'POST /orders/{id}/pay'>['body']>['payment_method']

/** Returns the payment page to go to, if any, and the order as it is now (waiting or paid). */
export async function payOrder(
  locale: Locale,
  handle: OrderHandle,
  method: PayMethod,
  cardId: string | null,
): Promise<{ url: string | null; order: Order }> {
  const { id, access } = handle
  const params = { id }
  const page = (outcome: ResultOutcome) => localePath(locale, resultPath('order', outcome))
  const body = {
    payment_method: method,
    success_url: page('success'),
    cancel_url: page('cancelled'),
  }
  const idempotencyKey = randomText(24)
  const { return_url: url } =
    access.as === 'owner'
      ? await personalApi(locale)('POST /orders/{id}/pay', {
          params,
          body: { ...body, ...(cardId !== null && { credit_card_id: cardId }) },
          idempotencyKey,
        })
      : await publicApi(locale)('POST /orders/{id}/pay/guest', {
          params,
          body: { ...body, ...access.proof },
          idempotencyKey,
        })
  const order = await fetchOrder(locale, handle)
  queryClient().setQueryData<Order>(orderKey(handle), order)
  void queryClient().invalidateQueries({ queryKey: ordersKey })
  return { url, order }
}

export function sendProof(locale: Locale, handle: OrderHandle, image: string): Promise<void> {
  const { id, access } = handle
  const params = { id }
  return changeOrder(handle, 'upload_proof', (idempotencyKey) =>
    access.as === 'owner'
      ? personalApi(locale)('PUT /orders/{id}/upload', { params, body: { image }, idempotencyKey })
      : personalApi(locale)('PUT /orders/{id}/upload/guest', {
          params,
          body: { image, ...access.proof },
          idempotencyKey,
        }),
  )
}

async function changeOrder(
  handle: OrderHandle,
  action: OrderAction,
  send: (idempotencyKey: string) => Promise<Order>,
): Promise<void> {
  const client = queryClient()
  const queryKey = orderKey(handle)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<Order>(queryKey)
  const current_status = nextStatus(action)
  if (before) client.setQueryData<Order>(queryKey, { ...before, current_status })
  try {
    client.setQueryData<Order>(queryKey, await send(randomText(24)))
    // Whether reviews and refunds are allowed depends on the order's status.
    const dependent = {
      queryKey,
      predicate: (query: Query) => query.queryKey.length > queryKey.length,
    }
    // A first fetch under way may be of before the change, and invalidating does not restart it.
    await client.cancelQueries(dependent)
    void client.invalidateQueries(dependent)
  } catch (error) {
    client.setQueryData(queryKey, before)
    await client.invalidateQueries({ queryKey })
    throw error
  } finally {
    void refetch(ordersKey)
  }
}
