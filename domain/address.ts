import { htmlLang, type Locale, type LocalizedText, localize } from './locale.ts'

export const areas = {
  hong_kong_island: { en: 'Hong Kong Island', zh: '香港島', cn: '香港岛' },
  kowloon: { en: 'Kowloon', zh: '九龍', cn: '九龙' },
  new_territories: { en: 'New Territories', zh: '新界', cn: '新界' },
} as const satisfies Record<string, LocalizedText>

type Area = keyof typeof areas

interface District {
  slug: string
  area: Area
  title: LocalizedText
}

/** The 18 districts of Hong Kong, grouped by area in the customary order. */
export const districts: readonly District[] = [
  district('hong_kong_island', 'Central and Western', '中西區', '中西区'),
  district('hong_kong_island', 'Wan Chai', '灣仔區', '湾仔区'),
  district('hong_kong_island', 'Eastern', '東區', '东区'),
  district('hong_kong_island', 'Southern', '南區', '南区'),
  district('kowloon', 'Yau Tsim Mong', '油尖旺區', '油尖旺区'),
  district('kowloon', 'Sham Shui Po', '深水埗區', '深水埗区'),
  district('kowloon', 'Kowloon City', '九龍城區', '九龙城区'),
  district('kowloon', 'Wong Tai Sin', '黃大仙區', '黄大仙区'),
  district('kowloon', 'Kwun Tong', '觀塘區', '观塘区'),
  district('new_territories', 'Kwai Tsing', '葵青區', '葵青区'),
  district('new_territories', 'Tsuen Wan', '荃灣區', '荃湾区'),
  district('new_territories', 'Tuen Mun', '屯門區', '屯门区'),
  district('new_territories', 'Yuen Long', '元朗區', '元朗区'),
  district('new_territories', 'North', '北區', '北区'),
  district('new_territories', 'Tai Po', '大埔區', '大埔区'),
  district('new_territories', 'Sha Tin', '沙田區', '沙田区'),
  district('new_territories', 'Sai Kung', '西貢區', '西贡区'),
  district('new_territories', 'Islands', '離島區', '离岛区'),
]

/** Has no postcode: Hong Kong has none. */
export interface Address {
  country: string
  /** Flat, floor, block. */
  unit: string
  building: string
  street: string
  /** Hong Kong: the slug of a district; elsewhere: free-text city or district. */
  district: string
  /** Outside Hong Kong: province or state. */
  region: string
  /** Pick-up point or locker code, if the courier needs one. */
  pointCode?: string
}

export function findDistrict(slug: string): District | undefined {
  return districts.find((one) => one.slug === slug)
}

/**
 * One line: smallest part first in English, largest first in Chinese. An address typed in Chinese
 * stays Chinese for English readers, district and order too: a courier could not read half of it.
 */
export function formatAddress(address: Address, reader: Locale): string {
  const { unit, building, street, pointCode = '' } = address
  const isChinese = /\p{Script=Han}/u.test(unit + building + street)
  const locale = reader === 'en' && isChinese ? 'zh' : reader
  const parts = [pointCode, unit, building, street, ...wider(address, locale)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return locale === 'en' ? parts.join(', ') : joinChinese(parts.toReversed())
}

function wider({ country, district: place, region }: Address, locale: Locale): string[] {
  if (country !== 'HK') return [place, region, countryName(country, locale)]
  const known = findDistrict(place)
  return known ? [localize(known.title, locale), localize(areas[known.area], locale)] : [place]
}

/** A country's name, or the code itself if it is none. */
export function countryName(country: string, locale: Locale): string {
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region', style: 'short' })
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}

/** Chinese parts follow each other; a Latin one is set apart. */
function joinChinese(parts: readonly string[]): string {
  const isChinese = parts.map((part) => /\p{Script=Han}/u.test(part))
  return parts
    .map((part, at) => {
      if (at === 0 || (isChinese[at] && isChinese[at - 1])) return part
      return isChinese[at] || isChinese[at - 1] ? ` ${part}` : `, ${part}`
    })
    .join('')
}

function district(area: Area, en: string, zh: string, cn: string): District {
  const slug = en.toLowerCase().replaceAll(' ', '-')
  const needsWord = ['Eastern', 'Southern', 'North', 'Islands'].includes(en)
  return { slug, area, title: { en: needsWord ? `${en} District` : en, zh, cn } }
}
