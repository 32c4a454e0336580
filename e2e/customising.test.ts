import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { theme } from '#storefront/messages/zh/theme.ts'
import { expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { wake } from './wake.ts'

const shop = await openShop()

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Customise' })
const field = (page: Page, name: string) =>
  panelOf(page).getByRole('textbox', { name, exact: true })
const variable = (page: Page, name: string) =>
  page.evaluate(
    (each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(),
    name,
  )
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a theme changes the page at once, is kept, and can be reset', async () => {
  const { page, troubles } = await shop.visitor()
  await page.goto('/?customise')
  await panelOf(page).waitFor()
  await field(page, 'Page background').fill('#fff4dd')
  await expect.poll(() => background(page)).toBe('rgb(255, 244, 221)')
  await panelOf(page).getByText('Borders').click()
  await field(page, 'Border radius').fill('8px')
  await expect.poll(() => variable(page, '--radius')).toBe('8px')
  await panelOf(page).getByText('Right to left').click()
  await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl')
  expect(await page.evaluate(() => localStorage.getItem('shop.theme'))).toBe(
    '{"body_background_color":"#fff4dd","border":{"radius":"8px"},"direction":"rtl"}',
  )

  await page.goto('/shop/main/product')
  await expect.poll(() => background(page)).toBe('rgb(255, 244, 221)')
  expect(await page.evaluate(() => document.dir)).toBe('rtl')
  await expectNoSideScroll(page)

  await page.keyboard.press('Alt+Shift+T')
  await panelOf(page).getByRole('button', { name: 'Reset Page background' }).click()
  await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)')
  expect(await variable(page, '--radius')).toBe('8px')
  await panelOf(page).getByRole('button', { name: 'Reset all' }).click()
  await expect.poll(() => variable(page, '--radius')).toBe('0px')
  expect(await page.evaluate(() => localStorage.getItem('shop.theme'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect.poll(() => panelOf(page).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('a wrong value, typed or pasted, gets a message and changes nothing', async () => {
  const { page, troubles } = await shop.visitor()
  await page.goto('/zh?customise')
  const panel = page.getByRole('dialog', { name: '自訂外觀' })
  await panel.getByText('邊框', { exact: true }).click()
  const radius = panel.getByRole('textbox', { name: '邊框圓角', exact: true })
  await radius.fill('8em')
  await radius.blur()
  await panel.getByText('請輸入圓角，最多 100px 或 50%，例如 4px').waitFor()
  expect(await radius.getAttribute('aria-invalid')).toBe('true')
  expect(await variable(page, '--radius')).toBe('0px')

  const { exchange, paste, apply, notJson, applied } = theme
  await panel.getByText(exchange).click()
  const pasted = panel.getByRole('textbox', { name: paste, exact: true })
  await pasted.fill('{ color')
  await panel.getByRole('button', { name: apply, exact: true }).click()
  await panel.getByText(notJson).waitFor()
  expect(await variable(page, '--primary')).toBe('#ff4c3b')
  await pasted.fill('{"color":"#00aa77","font_family":{"text":"petrona"}}')
  const font = page.waitForResponse(/\/fonts\/petrona\.woff2$/)
  await panel.getByRole('button', { name: apply, exact: true }).click()
  await panel.getByText(applied).waitFor()
  expect((await font).status()).toBe(200)
  await expect.poll(() => variable(page, '--primary')).toBe('#00aa77')
  expect(troubles).toEqual([])
})

test('the panel is accessible and stays inside the screen', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto('/?customise')
  await panelOf(page).waitFor()
  for (const section of ['Borders', 'Typefaces', 'Buttons', 'Forms', 'Copy and paste']) {
    await panelOf(page).getByText(section, { exact: true }).click()
  }
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test('without a theme the system decides on light or dark; a chosen one wins from the first paint', async () => {
  const { page, troubles } = await shop.visitor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/shop/main/product')
  await expect.poll(() => background(page)).toBe('rgb(22, 22, 22)')
  await page.keyboard.press('Alt+Shift+T')
  await panelOf(page).getByText('Light', { exact: true }).click()
  await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)')
  // Nothing of the body has been read when its first element is there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset['first'] = getComputedStyle(document.body).backgroundColor
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['first']))
    .toBe('rgb(255, 255, 255)')
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  expect(troubles).toEqual([])
})

test('a page loads nothing of the customiser until it is asked for', async () => {
  const { page } = await shop.visitor()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await wake(page)
  await page.getByRole('button', { name: 'Tops' }).hover()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /customis|show-panel|\/fonts\//.test(url))).toEqual([])
})

test('fields are as high as chosen, at every text size and line height', async () => {
  const { page } = await shop.visitor()
  await page.goto('/authentication/login/email')
  const measured = await page
    .locator('main .input')
    .first()
    .evaluate((field) => {
      const theme = document.documentElement.style
      const found: string[] = []
      for (const height of ['40px', '45px', '50px', '55px'])
        for (const size of ['0.875rem', '1rem', '1.25rem'])
          for (const line of ['1', '1.5', '2']) {
            theme.setProperty('--form-height', height)
            theme.setProperty('--text-size', size)
            theme.setProperty('--line-height', line)
            found.push(`${height} is ${field.getBoundingClientRect().height}px`)
          }
      return [...new Set(found)]
    })
  expect(measured).toEqual(['40px is 40px', '45px is 45px', '50px is 50px', '55px is 55px'])
})
