import type { AgentDestination } from '#db/agent-content.ts'
import { districts, findDistrict } from '#domain/address.ts'
import { locales } from '#domain/locale.ts'

/**
 * The district of an address in Hong Kong, which the shop asks for and UCP has no field for: written
 * as locality or region, or else named somewhere in the address. Empty if none is.
 */
export function districtOf({ locality, region, extended, street }: AgentDestination): string {
  for (const part of [locality, region]) {
    const exact = districts.find((each) => namesOf(each).includes(plain(part)))
    if (exact) return exact.slug
  }
  const whole = plain([locality, region, street, extended].join(' '))
  const named = districts.find((each) => namesOf(each).some((name) => contains(whole, name)))
  return named?.slug ?? findDistrict(locality)?.slug ?? ''
}

type District = (typeof districts)[number]

/** Names with and without the word for a district. */
function namesOf({ slug, title }: District): string[] {
  const titles = locales.map((each) => plain(title[each]))
  return [...new Set([slug, ...titles, ...titles.map((each) => each.replace(/[區区]$/, ''))])]
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+district$/, '')
}

/** Short Latin names, such as North and Islands, are too common to be looked for in a text. */
function contains(text: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return name.length > 1 && text.includes(name)
  return name.includes(' ') && text.includes(name)
}
