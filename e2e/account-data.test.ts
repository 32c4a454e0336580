import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { account as en } from '#storefront/messages/en/account.ts'
import { aMember } from './member.ts'
import { desk, expectAccessible, openShop } from './shop.ts'
import { words } from './shopper.ts'

const shop = await openShop()

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function open(path: string) {
  const { page, context, troubles } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  await page.goto(path)
  return { page, troubles, member }
}

test('a member finds liked stories in the account, unlikes one, and logs out from the menu', async () => {
  const { page, troubles, member } = await open('/account/profile')
  const { data } = await member.api('GET /posts/filter')
  const [post, other] = data
  for (const each of [post, other])
    await member.api('PUT /posts/{id}/like', { params: { id: each?._id ?? '' } })
  await page.getByLabel(en.profile.username).fill('Tai Man')
  await button(page, en.save).click()
  await sees(page, en.greeting('Tai Man'))
  const menu = page.getByRole('navigation', { name: en.navigation })
  await menu.getByRole('link', { name: en.sections.likes }).click()
  await sees(page, en.likes.count(2))
  await expectAccessible(page)
  const title = post?.title.en ?? ''
  await button(page, en.likes.removeOf(title)).click()
  await sees(page, en.likes.count(1))
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  expect((await member.api('GET /posts/liked/all')).total).toBe(1)
  await page.getByRole('link', { name: en.likes.articles, exact: true }).click()
  await sees(page, en.likes.none)
  await page.goto('/account/wishlist')
  await sees(page, words.en.catalogue.wishlistEmpty)
  await menu.getByRole('button', { name: words.en.shell.logOut }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await sees(page, words.en.shell.loggedOut)
  expect(troubles).toEqual([])
})
