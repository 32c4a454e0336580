const letter = /^(?:(\d+)X|(X*))([SL])$/i

/**
 * Order in which sizes are listed: XS S M L XL XXL 3XL, then numbers by size, then the rest by
 * name.
 */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return left.group - right.group || left.place - right.place || (a < b ? -1 : a > b ? 1 : 0)
}

function rank(size: string): { group: number; place: number } {
  if (/^M$/i.test(size)) return { group: 0, place: 0 }
  const [, times, crosses = '', end] = letter.exec(size) ?? []
  if (end) {
    const steps = 1 + (times === undefined ? crosses.length : Number(times))
    return { group: 0, place: /s/i.test(end) ? -steps : steps }
  }
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? { group: 2, place: 0 } : { group: 1, place: number }
}
