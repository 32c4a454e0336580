import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useMessages } from '../messages.ts'

export function SummarySkeleton() {
  const { checkout } = useMessages()
  return (
    <aside
      aria-label={checkout.summary}
      className="-mx-(--page-margin) bg-bone px-(--page-margin) py-4 w991:mx-0 w991:p-8"
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
