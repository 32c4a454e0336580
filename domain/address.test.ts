import { expect, test } from 'vitest'
import { type Address, areas, districts, findDistrict, formatAddress } from './address.ts'
import { locales, localize } from './locale.ts'

const home: Address = {
  country: 'HK',
  unit: 'Flat A, 10/F, Block 2',
  building: 'Sunny Gardens',
  street: "123 Queen's Road East",
  district: 'wan-chai',
  region: '',
}

const chineseHome: Address = {
  ...home,
  unit: '2座10樓A室',
  building: '陽光花園',
  street: '皇后大道東123號',
}

test.each([
  [
    'en',
    home,
    "Flat A, 10/F, Block 2, Sunny Gardens, 123 Queen's Road East, Wan Chai, Hong Kong Island",
  ],
  ['zh', chineseHome, '香港島灣仔區皇后大道東123號陽光花園2座10樓A室'],
  ['cn', chineseHome, '香港岛湾仔区皇后大道東123號陽光花園2座10樓A室'],
  ['zh', home, "香港島灣仔區 123 Queen's Road East, Sunny Gardens, Flat A, 10/F, Block 2"],
  ['en', chineseHome, '香港島灣仔區皇后大道東123號陽光花園2座10樓A室'],
  [
    'en',
    { ...home, building: '陽光花園' },
    "香港島灣仔區 123 Queen's Road East 陽光花園 Flat A, 10/F, Block 2",
  ],
  ['en', { ...home, unit: ' ', building: '' }, "123 Queen's Road East, Wan Chai, Hong Kong Island"],
  [
    'en',
    { ...home, district: 'Cheung Chau' },
    "Flat A, 10/F, Block 2, Sunny Gardens, 123 Queen's Road East, Cheung Chau",
  ],
  [
    'zh',
    { ...chineseHome, pointCode: '852TAL' },
    '香港島灣仔區皇后大道東123號陽光花園2座10樓A室 852TAL',
  ],
] as const)('in %s an address reads from the right end', (locale, address, line) => {
  expect(formatAddress(address, locale)).toBe(line)
})

test('an address abroad ends with its country', () => {
  const macau = { ...chineseHome, country: 'MO', district: '大堂區' }
  expect(formatAddress(macau, 'zh')).toBe('澳門大堂區皇后大道東123號陽光花園2座10樓A室')
  const taipei = { ...home, country: 'TW', district: "Da'an", region: 'Taipei' }
  expect(formatAddress(taipei, 'en')).toMatch(/Queen's Road East, Da'an, Taipei, Taiwan$/)
  expect(formatAddress({ ...home, country: '??' }, 'en')).toMatch(/, \?\?$/)
})

test('Hong Kong has 18 districts in three areas, each named in every language', () => {
  expect(districts).toHaveLength(18)
  expect(new Set(districts.map(({ slug }) => slug)).size).toBe(18)
  const counts = Object.keys(areas).map(
    (area) => districts.filter((district) => district.area === area).length,
  )
  expect(counts).toEqual([4, 5, 9])
  for (const { title, slug } of districts) {
    expect(slug).toMatch(/^[a-z-]+$/)
    expect(findDistrict(slug)?.title).toBe(title)
    expect(new Set(locales.map((locale) => localize(title, locale))).size).toBeGreaterThan(1)
  }
  expect(findDistrict('kowloon')).toBeUndefined()
})
