/** A day begins in Hong Kong. A moment names its time zone, or it would be another on each machine. */
export function readSince(text: string): Date | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateOf(`${text}T00:00:00+08:00`)
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? dateOf(text) : null
}

function dateOf(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}
