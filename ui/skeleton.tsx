import type { ReactNode } from 'react'

interface SkeletonProps {
  lines?: number
  /** Aspect ratio of a picture instead of text: "4 / 5". */
  ratio?: string
  className?: string
}

/**
 * Placeholder in the size of the final content. Hidden from screen readers: put it inside Loading.
 */
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

/** Announces once that content is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </>
  )
}
