interface ProgressProps {
  label: string
  value: number
  max?: number
}

export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <progress className="bar" aria-label={label} value={Math.min(value, max)} max={max} />
}

/** The bar at the top of the screen while the next page loads. */
export function RouteProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return <progress className="route-bar" aria-label={label} />
}
