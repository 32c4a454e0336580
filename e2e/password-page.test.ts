import { expect, test } from 'vitest'
import { clientsOf } from '#test/clients.ts'
import { createApp } from '#server/app.ts'
import { expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { words } from './shopper.ts'

const shop = await openShop()
const { api } = await clientsOf(shop.ctx, createApp(shop.ctx)).staff('owner')
const texts = {
  title: { en: 'Opening in spring', zh: '春季開幕', cn: '春季开业' },
  text: {
    en: 'Shirts, coats and knits for a harbour city. The shop is being set up.',
    zh: '為海港城市而設的恤衫、大衣與針織。商店正在籌備中。',
    cn: '为海港城市设计的衬衫、大衣与针织。商店正在筹备中。',
  },
}

async function setPage(is_on: boolean) {
  const password = 'star ferry'
  await api('PUT /password-page', { body: { is_on, ...texts, ...(is_on && { password }) } })
  await expect
    .poll(async () => (await fetch(`${shop.url}/about-us`)).status)
    .toBe(is_on ? 403 : 200)
}

test('a closed shop asks for its password, takes an address, and opens to those who know it', async () => {
  await setPage(true)
  const { page, troubles } = await shop.visitor({ viewport: phone, language: 'zh-HK' })
  await page.goto('/shop/main/product')
  await page.getByRole('heading', { level: 1, name: 'Opening in spring' }).waitFor()
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: '繁體中文' }).click()
  await page.getByRole('heading', { level: 1, name: '春季開幕' }).waitFor()
  await page.getByLabel('電郵').fill('wing@example.com')
  await page.getByRole('button', { name: '通知我' }).click()
  await page.getByRole('status').waitFor()
  await page.getByLabel('密碼').fill('kowloon')
  await page.getByRole('button', { name: '進入商店' }).click()
  await page.getByRole('alert').waitFor()
  await expectAccessible(page)
  await page.getByLabel('密碼').fill('star ferry')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: words.zh.shell.cart }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/zh')
  await page.goto('/zh/about-us')
  await page.getByRole('contentinfo').waitFor()
  // Chromium reports each page of a closed shop.
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])

  await setPage(false)
  const other = await shop.visitor()
  await other.page.goto('/about-us')
  await other.page.getByRole('contentinfo').waitFor()
})
