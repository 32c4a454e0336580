/** The text on a badge of the header; nothing for zero. */
export function badgeText(count: number): string {
  return count > 0 ? String(count) : ''
}

/** spec §9: counts above 99 use the small style. */
export function isManyCount(count: number): boolean {
  return count > 99
}
