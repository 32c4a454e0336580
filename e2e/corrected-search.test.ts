import { expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import { expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { words } from './shopper.ts'

const shop = await openShop()

test.each(['en', 'zh', 'cn'] as const)(
  'a misspelt search shows in %s what was searched for instead',
  async (locale) => {
    const { page, troubles } = await shop.visitor({ viewport: phone, language: locale })
    const { catalogue } = words[locale]
    await page.goto(localePath(locale, '/shop/main/product?keyword=oxfrod'))
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.textContent()).toBe(catalogue.resultsFor('oxford'))
    await page.getByText(catalogue.corrected('oxfrod', 'oxford')).waitFor()
    // No product contains the word as typed, so there is no link to search for it.
    expect(await page.getByText(catalogue.searchLiterally('oxfrod')).count()).toBe(0)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    expect(troubles).toEqual([])
  },
)

test('the original spelling can be searched for if that finds something', async () => {
  const { page } = await shop.visitor()
  await page.goto('/shop/main/product?keyword=blue%20cotton%20oxfrod')
  await page
    .getByRole('link', { name: words.en.catalogue.searchLiterally('blue cotton oxfrod') })
    .click()
  await page.waitForURL(/literal=true/)
  await page.getByRole('heading', { level: 1, name: /oxfrod/ }).waitFor()
  expect(await page.getByText(words.en.catalogue.items(0)).count()).toBe(0)
})

test('a correctly spelt search shows no correction', async () => {
  const { page } = await shop.visitor()
  await page.goto('/shop/main/product?keyword=oxford')
  expect(await page.locator('main').textContent()).not.toContain('instead of')
})

test.each(['en', 'zh', 'cn'] as const)(
  'a search without results offers help in %s: spelling, categories, contact',
  async (locale) => {
    const { page, troubles } = await shop.visitor({ viewport: phone, language: locale })
    const { catalogue } = words[locale]
    await page.goto(localePath(locale, '/shop/main/product?keyword=zzyzx'))
    await page.getByText(catalogue.noResult).waitFor()
    for (const help of catalogue.searchHelp) await page.getByText(help).waitFor()
    const ask = page.getByRole('link', { name: catalogue.askUs })
    expect(await ask.getAttribute('href')).toBe(localePath(locale, '/contact-us'))
    await expectAccessible(page)
    expect(troubles).toEqual([])
  },
)
