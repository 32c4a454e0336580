/**
 * Whether the stored closure is shown on every page now. Today asks, and would load every shape of
 * the settings if it were parsed.
 */
export function isClosed(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  if (!('is_on' in stored && stored.is_on === true)) return false
  const endsAt = 'ends_at' in stored ? stored.ends_at : null
  return typeof endsAt !== 'string' || new Date(endsAt) > new Date()
}
