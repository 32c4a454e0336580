import { expect, test } from 'vitest'
import { expectAccessible, openShop, phone } from './shop.ts'
import { words } from './shopper.ts'
import { wake } from './wake.ts'

const shop = await openShop()
const text = (en: string) => ({ en, zh: en, cn: en })
const rules = { delay_seconds: 0, paths: [] }

const offer = {
  title: text('Ten per cent for two'),
  text: text('Until Sunday.'),
  ...rules,
  picture: null,
  link: { title: text('Have a look'), path: '/shop/main/product' },
  starts_at: null,
  ends_at: null,
}
const newsletter = {
  title: text('News by email'),
  text: text('Twice a month.'),
  ...rules,
  button: text('Subscribe'),
}
const age_check = {
  title: text('Are you of age?'),
  text: text('Some pieces are for adults.'),
  yes: text('I am 18 or older'),
  no: text('Not yet'),
}

async function setPopUps(value: object) {
  await shop.ctx.db
    .insertInto('configurations')
    .values({ slug: 'pop_ups', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['configuration'])
  const expected = JSON.stringify(value) !== '{}'
  await expect
    .poll(async () =>
      (await (await fetch(`${shop.url}/api/customer/configuration/latest`)).text()).includes(
        'delay_seconds',
      ),
    )
    .toBe(expected)
}

test('pop-ups come one after the other, are closed by keyboard and stay away', async () => {
  await setPopUps({ offer, newsletter, age_check })
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto('/')
  await wake(page)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await dialog('Are you of age?').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Are you of age?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  await dialog('Ten per cent for two').waitFor()
  await expect.poll(focused).toBe('Ten per cent for two')
  await page.keyboard.press('Escape')
  await dialog('News by email').waitFor()
  await page.getByRole('textbox', { name: words.en.shell.email }).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog('News by email').waitFor({ state: 'hidden' })
  await page.reload()
  await wake(page)
  await page.locator('footer').hover()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(troubles).toEqual([])
})

test('who is not of age goes on to a page for everyone', async () => {
  await setPopUps({ offer, newsletter, age_check })
  const { page } = await shop.visitor()
  await page.goto('/shop/main/product')
  await wake(page)
  await page.getByRole('button', { name: 'Not yet' }).last().click()
  await page.waitForURL(/\/about-us$/)
  await page.getByRole('dialog', { name: 'Are you of age?' }).waitFor({ state: 'detached' })
})
