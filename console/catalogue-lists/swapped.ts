/** Positions after one entry has changed places with its neighbour; only those that differ. */
export function swapped<Entry extends { position: number }>(
  list: readonly Entry[],
  from: number,
  to: number,
): { entry: Entry; position: number }[] {
  const entry = list[from]
  if (entry === undefined) return []
  return list
    .toSpliced(from, 1)
    .toSpliced(to, 0, entry)
    .map((each, position) => ({ entry: each, position: position + 1 }))
    .filter(({ entry: each, position }) => each.position !== position)
}
