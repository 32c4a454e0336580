import { expect, test } from 'vitest'
import { measureTitles } from '#domain/measures.ts'
import { careGroups, careInOrder, careInstructions, isCareCode } from '#db/care.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { scriptProblems } from '#test/script-problems.ts'
import { categories, collections } from './catalogue.ts'
import { contents } from './contents.ts'
import { homeData } from './contents/home.ts'
import { couriers } from './couriers.ts'
import { layout } from './layout.ts'
import { paymentMethods } from './payment-methods.ts'
import { range } from './range.ts'
import { responseMessages } from './response-messages.ts'
import { brand, countries, deliveryMethods, stores, warehouses } from './shop.ts'
import { sortingLists } from './sorting-lists.ts'

test('every text of the shop exists in three languages, each in its own script', () => {
  const shop = {
    brand,
    stores,
    warehouses,
    deliveryMethods,
    countries,
    couriers,
    paymentMethods,
    responseMessages,
    sortingLists,
    layout,
    contents,
    careInstructions,
    measureTitles,
  }
  const texts = textsIn('', shop)
  expect(texts.length).toBeGreaterThan(300)
  // Skips texts that are the same in every language: PayMe, an email address, a phone number.
  const problems = texts
    .filter(([, text]) => !(text.en === text.zh && text.en === text.cn))
    .flatMap(([name, text]) => scriptProblems(name, text))
  expect(problems).toEqual([])
})

/** Texts that say how money goes back, and who sees what of a payment. */
const aboutMoney = ['privacy-policy', 'refund-policy']

test('texts leave it to the configuration to list the ways to pay', () => {
  const way =
    '(FPS|PayMe|cards?|bank transfers?|轉數快|信用卡|銀行轉賬|转数快(（FPS）)?|银行卡|银行转账)'
  const list = new RegExp(`${way}(, | or | and |、|或|及|和)${way}`, 'i')
  const pages = contents.filter(({ slug }) => !aboutMoney.includes(slug))
  const listed = textsIn('', { pages, layout, responseMessages }).flatMap(
    ([name, { en, zh, cn }]) =>
      [en, zh, cn].filter((text) => list.test(text)).map((text) => `${name}: ${text}`),
  )
  expect(list.test('FPS, PayMe or bank transfer')).toBe(true)
  expect(listed).toEqual([])
})

test('every page of the specification has its texts', () => {
  const slugs = contents.map((content) => content.slug)
  for (const slug of [
    'home',
    'about-us',
    'contact-us',
    'disclaimer',
    'payment-terms-and-special-fees',
    'privacy-policy',
    'refund-policy',
    'shipping-policy',
    'terms-and-conditions',
  ]) {
    expect(slugs).toContain(slug)
  }
})

test('a page has the same headings in every language, or more in cn where the law differs', () => {
  for (const { slug, body } of contents) {
    const headings = (['en', 'zh'] as const).map((l) => body[l].match(/^## /gm)?.length)
    expect(new Set(headings).size, slug).toBe(1)
    const cn = body.cn.match(/^## /gm)?.length ?? 0
    expect(cn, slug).toBeGreaterThanOrEqual(headings[0] ?? 0)
  }
})

test('descriptions are short enough for search results', () => {
  for (const { slug, description } of contents) {
    expect(description.en.length, slug).toBeLessThanOrEqual(155)
  }
})

test('the delivery page states the fees that couriers charge', () => {
  const page = contents.find((content) => content.slug === 'shipping-policy')
  for (const { slug, rates } of couriers) {
    for (const rate of rates) {
      for (const cents of [rate.base_cents, rate.step_cents, rate.free_over_cents ?? 0]) {
        const amount = `HK$${(cents / 100).toLocaleString('en')}`
        for (const locale of ['en', 'zh', 'cn'] as const) {
          expect(page?.body[locale], `${slug} ${amount} ${locale}`).toContain(amount)
        }
      }
    }
  }
})

test('couriers deliver to exactly the countries we ship to', () => {
  const reached = new Set(couriers.flatMap(({ rates }) => rates.map((rate) => rate.country)))
  expect([...reached].toSorted()).toEqual(countries.map((country) => country.code).toSorted())
})

test('no real person can be paid by mistake', () => {
  for (const { link, fps } of paymentMethods) {
    if (link !== null) expect(new URL(link).hostname).toMatch(/\.example$/)
    if (fps) expect(fps.value).toMatch(/^0000\d{3}$/)
  }
  expect(brand.contact.email).toMatch(/\.example$/)
})

test('every result type has texts for success, failure and cancelled', () => {
  expect(Object.keys(responseMessages)).toEqual(
    expect.arrayContaining([
      'order',
      'verification_code',
      'enquiry',
      'register',
      'reset_password',
      'change_email',
      'change_phone',
      'bind_card',
    ]),
  )
  for (const outcomes of Object.values(responseMessages)) {
    expect(Object.keys(outcomes)).toEqual(['success', 'failure', 'cancelled'])
  }
})

test('the menus link to every category exactly once', () => {
  const paths = layout.navbar.navigation.flatMap((item) => [
    item.path,
    ...(item.children[0]?.children ?? []).map((child) => child.path),
  ])
  for (const { slug } of categories) {
    expect(paths.filter((path) => path === `/shop/main/category/${slug}/product`)).toHaveLength(1)
  }
})

test('the garments and categories on the home page exist', () => {
  const handles = new Set(range.map((style) => style.handle))
  const slugs = new Set(categories.map((category) => category.slug))
  const hero = range.find((style) => style.handle === homeData.hero.handle)
  expect(hero?.colours).toContain(homeData.hero.colour)
  for (const row of homeData.rows) {
    if (row.kind === 'products' || row.kind === 'outfit') {
      expect(row.handles.filter((handle) => !handles.has(handle))).toEqual([])
    }
    if (row.kind === 'story') expect(handles).toContain(row.handle)
    if (row.kind === 'categories') expect(row.slugs.filter((slug) => !slugs.has(slug))).toEqual([])
    if (row.kind === 'shop') expect(warehouses.map((w) => w.slug)).toContain(row.warehouse)
  }
})

test('links to collections lead to existing ones', () => {
  const slugs = new Set<string>(collections.map((collection) => collection.slug))
  const links = JSON.stringify([layout, homeData]).matchAll(/collections=([a-z0-9]+)/g)
  for (const [, slug] of links) expect(slugs).toContain(slug)
})

test('care symbols appear in ISO 3758 order, whatever order they were entered in', () => {
  expect(careInOrder(['iron-150', 'dry-line', 'professional-p', 'bleach-no', 'wash-30'])).toEqual([
    'wash-30',
    'bleach-no',
    'dry-line',
    'iron-150',
    'professional-p',
  ])
  const groups = Object.values(careInstructions).map(({ group }) => careGroups.indexOf(group))
  expect(groups).toEqual(groups.toSorted((a, b) => a - b))
  expect(isCareCode('toString')).toBe(false)
})

function textsIn(name: string, value: unknown): [string, LocalizedText][] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalized(value)) return [[name, value]]
  return Object.entries(value).flatMap(([key, child]) => textsIn(`${name}.${key}`, child))
}

function isLocalized(value: object): value is LocalizedText {
  return ['en', 'zh', 'cn'].every((locale) => locale in value)
}
