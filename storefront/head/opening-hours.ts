/** How shops write days, and the schema.org equivalents. */
const days: readonly (readonly [RegExp, string])[] = [
  [/^(daily|every day)\b/i, 'Mo-Su'],
  [/^mon(day)? to fri(day)?\b/i, 'Mo-Fr'],
  [/^mon(day)? to sat(urday)?\b/i, 'Mo-Sa'],
  [/^sat(urday)? and sun(day)?\b/i, 'Sa-Su'],
]

/** `Mo-Su 11:30-20:30` from "Daily 11:30–20:30; closed …". Undefined for other formats. */
export function openingHours(text: string): string | undefined {
  const on = days.find(([pattern]) => pattern.test(text))?.[1]
  const [, opens, closes] = /(\d{1,2}:\d\d)\s*[–-]\s*(\d{1,2}:\d\d)/.exec(text) ?? []
  if (!on || !opens || !closes) return undefined
  return `${on} ${opens.padStart(5, '0')}-${closes.padStart(5, '0')}`
}
