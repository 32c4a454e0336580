interface PointsLot {
  id: number
  remaining: number
}

export interface LotDebit {
  lotId: number
  points: number
}

/** Takes points out of lots in the given order; `missing` is what they do not cover. */
export function redeemFromLots(
  lots: readonly PointsLot[],
  wanted: number,
): { draws: LotDebit[]; missing: number } {
  let missing = wanted
  const draws: LotDebit[] = []
  for (const { id, remaining } of lots) {
    const taken = Math.min(remaining, missing)
    if (taken <= 0) continue
    draws.push({ lotId: id, points: taken })
    missing -= taken
  }
  return { draws, missing }
}
