/** The fields that differ, as they are afterwards. */
export function changesIn<After extends object>(before: object, after: After): Partial<After> {
  const known = new Map(
    Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const changed: Partial<After> = {}
  for (const [name, value] of Object.entries(after)) {
    if (known.get(name) !== JSON.stringify(value)) Object.assign(changed, { [name]: value })
  }
  return changed
}
