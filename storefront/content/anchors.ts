/** Anchor of one of a page's headings, counted from 0. */
export function anchorOf(index: number): string {
  return `part-${index}`
}
