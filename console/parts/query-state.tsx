import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>
  /** Shown above, so that it comes first: what stands below it would move. */
  before?: UseQueryResult
  children: (data: Data) => ReactNode
}

/** The answer once it is there; before that its placeholder, and what went wrong with a retry. */
export function QueryState<Data>({ query, before, children }: QueryStateProps<Data>) {
  const texts = useMessages(partMessages)
  if (query.data !== undefined && !before?.isPending) return children(query.data)
  if (query.error) {
    return (
      <RetryNotice retryLabel={texts.retry} onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </RetryNotice>
    )
  }
  return (
    <Loading label={texts.loading}>
      <Skeleton lines={8} />
    </Loading>
  )
}
