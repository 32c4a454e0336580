import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'

export function SummarySkeleton() {
  const { checkout } = useLazyMessages()
  return (
    <aside
      aria-label={checkout.summary}
      className="-mx-(--page-margin) bg-bone px-(--page-margin) max-w991:h-(--header-height) max-w991:border-b max-w991:border-line max-w991:py-5 w991:mx-0 w991:rounded-panel w991:p-8"
    >
      <Loading label={checkout.loading}>
        <Skeleton />
        <div className="max-w991:hidden">
          <Skeleton lines={8} />
        </div>
      </Loading>
    </aside>
  )
}
