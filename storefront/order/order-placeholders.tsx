import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { trackPath } from '../paths.ts'

/** spec §8: 'Order not found'. */
export function OrderMissing() {
  const { order } = useLazyMessages()
  const path = useLocalePath()
  return (
    <>
      <h1 className="text-28">{order.notFound}</h1>
      <EmptyState
        drawing="parcel"
        action={<ButtonLink href={path(trackPath)}>{order.track}</ButtonLink>}
      >
        {order.notFoundText}
      </EmptyState>
    </>
  )
}

export function OrderFailed({ reload, text }: { reload: () => void; text: string }) {
  const { order } = useLazyMessages()
  return (
    <RetryNotice retryLabel={order.retry} onRetry={reload}>
      {text}
    </RetryNotice>
  )
}

export function OrderSkeleton() {
  const { order } = useLazyMessages()
  return (
    <div className="needs-script">
      <Loading label={order.loading}>
        <div className="grid gap-x-16 gap-y-10 w991:grid-cols-[minmax(0,1fr)_360px]">
          <div className="w991:col-span-2">
            <Skeleton lines={3} />
          </div>
          <div className="border border-line" style={{ blockSize: 384 }} />
          <Skeleton lines={6} />
        </div>
      </Loading>
    </div>
  )
}
