import type { ReactNode } from 'react'

export interface SkeletonProps {
  /** How many lines of text it stands for. */
  lines?: number
  /** A picture's shape instead: "4 / 5". */
  ratio?: string
  className?: string
}

/** Stands where content will be, in its final size. Silent: put it inside Loading. */
export function Skeleton({ lines = 1, ratio, className }: SkeletonProps) {
  if (ratio)
    return (
      <span
        className={`skeleton ${className ?? ''}`}
        style={{ aspectRatio: ratio, blockSize: 'auto' }}
      />
    )
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={`skeleton skeleton-line ${className ?? ''}`}
      style={line > 0 && line === lines - 1 ? { inlineSize: '60%' } : undefined}
    />
  ))
}

/** Says once that something is on its way. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </>
  )
}
