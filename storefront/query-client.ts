import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { isAnswered } from '#contract/is-answered.ts'
import { followOtherTabs } from './cart/other-tabs.ts'
import { onOtherCustomer } from './session/auth-state.ts'

let ofBrowser: QueryClient | undefined

/**
 * Caches what the browser fetched for its visitor. Passed to each hook instead of through a
 * provider, so that pages without personal data do not load it. The server fetches nothing.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return create()
  ofBrowser ??= open()
  return ofBrowser
}

function open(): QueryClient {
  const client = create()
  client.mount()
  onOtherCustomer(() => void client.resetQueries())
  followOtherTabs(() => void client.invalidateQueries({ queryKey: ['cart'] }))
  return client
}

function create(): QueryClient {
  // Offline, calls fail and say so instead of pausing silently.
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isTransient, networkMode },
      mutations: { retry: isUnanswered, retryDelay: 300, networkMode },
    },
  })
}

/** A refusal is final; a failure on the way may succeed on retry. */
function isTransient(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}

/**
 * Mutations are retried only without an answer. Their idempotency keys make that safe. A limit of
 * requests lasts longer than the delay.
 */
function isUnanswered(failures: number, error: unknown): boolean {
  const isLimited = error instanceof ApiError && error.status === 429
  return failures < 1 && !isAnswered(error) && !isLimited
}
