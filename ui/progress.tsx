export interface ProgressProps {
  label: string
  value: number
  max?: number
}

/** How far something has come: an upload, the way to free delivery. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <progress className="bar" aria-label={label} value={Math.min(value, max)} max={max} />
}

/** The line at the top of the screen while the next page is on its way. */
export function RouteProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return <progress className="route-bar" aria-label={label} />
}
