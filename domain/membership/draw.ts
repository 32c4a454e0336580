export interface Lot {
  id: number
  remaining: number
}

export interface Draw {
  lotId: number
  points: number
}

/** Takes points out of lots in the given order; `missing` is what they do not cover. */
export function drawFrom(lots: readonly Lot[], wanted: number): { draws: Draw[]; missing: number } {
  let missing = wanted
  const draws: Draw[] = []
  for (const { id, remaining } of lots) {
    const taken = Math.min(remaining, missing)
    if (taken <= 0) continue
    draws.push({ lotId: id, points: taken })
    missing -= taken
  }
  return { draws, missing }
}
