export function sorted(values: Iterable<number>): Float64Array {
  return Float64Array.from(values).sort()
}

/** Nearest-rank percentile of ascending values; NaN if there are none. */
export function percentile(ascending: Float64Array, share: number): number {
  const rank = Math.ceil(share * ascending.length) - 1
  return ascending[Math.max(0, rank)] ?? Number.NaN
}

export function median(values: Iterable<number>): number {
  const ascending = sorted(values)
  const middle = ascending.length / 2
  const [low = Number.NaN, high = low] = ascending.subarray(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  )
  return (low + high) / 2
}
