import { useQuery } from '@tanstack/react-query'
import { ApiError, type Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { personalApi, publicApi } from '../session/session.ts'
import type { OrderHandle } from './order-query.ts'

export type Receipt = Answer<'GET /orders/{id}/receipt'>

export interface ReceiptOnScreen {
  receipt: Receipt | undefined
  isMissing: boolean
  isUnpaid: boolean
  isFailed: boolean
  reload: () => void
}

export function useReceipt(handle: OrderHandle): ReceiptOnScreen {
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const isOwner = useHasAccount()
  const mayAsk = isInBrowser && (handle.access.as === 'guest' || isOwner)
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['receipt', handle.id, handle.access.as],
      queryFn: () => fetchReceipt(locale, handle),
      enabled: mayAsk,
      staleTime: 5000,
    },
    queryClient(),
  )
  const status = error instanceof ApiError ? error.status : null
  const isRefused = status === 404 || status === 409
  return {
    receipt: data,
    isMissing: !data && (status === 404 || (isInBrowser && !mayAsk)),
    isUnpaid: !data && status === 409,
    isFailed: !data && error !== null && !isRefused,
    reload: () => void refetch(),
  }
}

function fetchReceipt(locale: Locale, { id, access }: OrderHandle): Promise<Receipt> {
  const params = { id }
  return access.as === 'owner'
    ? personalApi(locale)('GET /orders/{id}/receipt', { params })
    : publicApi(locale)('GET /orders/{id}/receipt/guest', { params, query: access.proof })
}
