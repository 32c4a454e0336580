import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { isAnswered } from '#contract/is-answered.ts'

/** Offline, calls fail and say so instead of pausing silently. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: isTransient, networkMode },
    mutations: { retry: isUnanswered, retryDelay: 300, networkMode },
  },
})

/** A refusal is final; a failure on the way may succeed on retry. */
function isTransient(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}

/** Repeated with the same idempotency key, so that nothing is done twice. */
function isUnanswered(failures: number, error: unknown): boolean {
  return failures < 1 && !isAnswered(error)
}
