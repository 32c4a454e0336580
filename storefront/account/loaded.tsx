import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useAccountWords } from './account-words.ts'
import type { Own } from './use-own.ts'

interface LoadedProps<Data> {
  own: Own<Data>
  /** As large as what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What is here, what stands in for it, or why it did not come. Old content stays. */
export function Loaded<Data>({ own, skeleton, children }: LoadedProps<Data>) {
  const { data, isFailed, isOld, reload } = own
  return (
    <>
      {isFailed ? <LoadFailed reload={reload} /> : null}
      {data === undefined && !isFailed ? <Waiting>{skeleton}</Waiting> : null}
      {data === undefined ? null : <div aria-busy={isOld || undefined}>{children(data)}</div>}
    </>
  )
}

export function Waiting({ children }: { children: ReactNode }) {
  const { loading } = useAccountWords()
  return (
    <div className="needs-script">
      <Loading label={loading}>{children}</Loading>
    </div>
  )
}

function LoadFailed({ reload }: { reload: () => void }) {
  const words = useAccountWords()
  return (
    <RetryNotice retryLabel={words.retry} onRetry={reload}>
      {words.loadFailed}
    </RetryNotice>
  )
}
