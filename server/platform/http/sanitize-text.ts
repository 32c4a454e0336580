/** PostgreSQL text cannot hold U+0000 or lone surrogates, and no person types them. */
export function sanitizeText(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(sanitizeText)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, sanitizeText(inner)]),
    )
  }
  return value
}
