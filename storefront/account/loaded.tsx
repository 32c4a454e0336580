import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useAccountMessages } from './account-messages.ts'
import type { Own } from './use-own.ts'

interface LoadedProps<Data> {
  own: Own<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The data, a skeleton while it loads, or the error. Stale data stays visible. */
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
  const { loading } = useAccountMessages()
  return (
    <div className="needs-script">
      <Loading label={loading}>{children}</Loading>
    </div>
  )
}

function LoadFailed({ reload }: { reload: () => void }) {
  const messages = useAccountMessages()
  return (
    <RetryNotice retryLabel={messages.retry} onRetry={reload}>
      {messages.loadFailed}
    </RetryNotice>
  )
}
