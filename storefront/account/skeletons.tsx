import { Skeleton } from '#ui/skeleton.tsx'

export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className="rounded-panel border border-line p-6">
      <Skeleton lines={lines} />
    </div>
  )
}

export function RowsSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="border-b border-line py-4">
      <Skeleton lines={2} />
    </div>
  ))
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid max-w-form gap-5">
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="w-24" />
          <div className="rounded-panel border border-line" style={{ blockSize: 50 }} />
        </div>
      ))}
    </div>
  )
}
