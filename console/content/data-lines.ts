/** A page's data as lines of text, `rows › 1 › title: Shirts`; without what is empty. */
export function dataLines(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [`${path.join(' › ')}: ${text}`]
  }
  return Object.entries(value).flatMap(([name, part]) =>
    dataLines(part, [...path, Array.isArray(value) ? String(Number(name) + 1) : name]),
  )
}
