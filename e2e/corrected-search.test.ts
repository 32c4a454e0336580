import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { plainPage } from './plain-page.ts'
import { openShop } from './shop.ts'
import { words } from './shopper.ts'

const shop = await openShop()
const list = '/shop/main/product'

test.each(locales)(
  'a misspelt search shows in %s what was searched for instead',
  async (locale) => {
    const { catalogue } = words[locale]
    const { html, text, links } = await plainPage(
      shop,
      localePath(locale, `${list}?keyword=oxfrod`),
    )
    expect(html).toContain(`<h1>${catalogue.resultsFor('oxford')}</h1>`)
    expect(text).toContain(catalogue.corrected('oxfrod', 'oxford'))
    // No product contains the word as typed, so there is no link to search for it.
    expect(links.map(({ name }) => name)).not.toContain(catalogue.searchLiterally('oxfrod'))
  },
)

test('the original spelling can be searched for if that finds something', async () => {
  const { catalogue } = words.en
  const { links } = await plainPage(shop, `${list}?keyword=blue%20cotton%20oxfrod`)
  const name = catalogue.searchLiterally('blue cotton oxfrod')
  const literally = links.find((link) => link.name === name)
  expect(literally?.href).toContain('literal=true')
  const { html, text } = await plainPage(shop, literally?.href ?? '')
  expect(html).toContain(`<h1>${catalogue.resultsFor('blue cotton oxfrod')}</h1>`)
  expect(text).toMatch(/\b[1-9]\d* products?\b/)
})

test('a correctly spelt search shows no correction', async () => {
  const { text } = await plainPage(shop, `${list}?keyword=oxford`)
  expect(text).toContain(words.en.catalogue.resultsFor('oxford'))
  expect(text).not.toContain('instead of')
})

test.each(locales)(
  'a search without results offers help in %s: spelling, categories, contact, other products',
  async (locale) => {
    const { catalogue } = words[locale]
    const { main, text, links } = await plainPage(shop, localePath(locale, `${list}?keyword=zzyzx`))
    expect(text).toContain(catalogue.noResult)
    for (const help of catalogue.searchHelp) expect(text).toContain(help)
    expect(links).toContainEqual({
      name: catalogue.askUs,
      href: localePath(locale, '/contact-us'),
    })
    expect(main).toMatch(/<input[^>]*value="zzyzx"/)
    const products = links.filter(({ href }) => href.includes('/product/prd_'))
    expect(new Set(products.map(({ href }) => href)).size).toBeGreaterThan(3)
  },
)
