/** PostgreSQL text cannot hold U+0000, nor lone surrogates; neither can anything a person types. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]))
  }
  return value
}
