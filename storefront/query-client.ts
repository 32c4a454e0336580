import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { followOtherTabs } from './cart/other-tabs.ts'
import { onOtherCustomer } from './session/auth-state.ts'

let ofBrowser: QueryClient | undefined

/**
 * Holds what the browser fetched about its visitor. Handed to each hook rather than provided from
 * above, so that a page without personal data does not carry it. On a server nothing is fetched.
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
  // Offline, a call fails and says so, rather than wait in silence.
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayWorkAgain, networkMode },
      mutations: { retry: hasBrokenOff, retryDelay: 300, networkMode },
    },
  })
}

/** A refusal stays one; what broke on the way may work the second time. */
function mayWorkAgain(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}

/** No answer came. Every change carries an idempotency key, so sending it again does it once. */
function hasBrokenOff(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof ApiError)
}
