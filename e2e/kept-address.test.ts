import { expect, test } from 'vitest'
import { account } from '#storefront/messages/en/account.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { holdFiles } from './hold-files.ts'
import { aMember, giveAddress } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { checkout } = words.en

async function memberWith(colour: string) {
  const tee = await back.piece('heavyweight-tee', colour, 'M')
  await back.leave(tee, 9)
  const { page, context } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  const me = shopper(page, 'en')
  const saved = async () =>
    (await member.api('GET /profiles/delivery-recipient')).delivery_recipient
  const building = page.getByLabel(checkout.building, { exact: true })
  const keep = page.getByRole('checkbox', { name: checkout.keepAddress })
  return { tee, page, member, me, saved, building, keep }
}

test('an address is kept unless the member unticks it, and fills the next checkout', async () => {
  const { tee, page, member, me, saved, building, keep } = await memberWith('white')
  await me.readyToBuy(member, tee)
  await expect.poll(() => keep.isChecked()).toBe(true)
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await saved()).toMatchObject({ phone: '91234567', address: { building: 'Harbour Court' } })

  await addToCart(member, tee.id)
  await me.go('/shop/main/checkout')
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  expect(await keep.count()).toBe(0)
  // Another address replaces the saved one only if that is ticked.
  await building.fill('Another House')
  expect(await keep.isChecked()).toBe(false)
  await me.seePrices()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await saved()).toMatchObject({ address: { building: 'Harbour Court' } })
})

test('without a saved address, the last order fills checkout and account', async () => {
  const { tee, page, member, me, saved, building, keep } = await memberWith('black')
  await me.readyToBuy(member, tee)
  await keep.uncheck()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await saved()).toBeNull()

  await addToCart(member, tee.id)
  await me.go('/shop/main/checkout')
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  await me.go('/account/address')
  await page.getByText(account.address.fromLastOrder).waitFor()
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  await me.go('/account')
  await page.getByRole('heading', { name: account.overview.lastOrder }).waitFor()
  const isMissing = page.getByText(account.overview.missingFields.address)
  await page.getByText(/PR-/).first().waitFor()
  expect(await isMissing.count()).toBe(0)
})

/** At the checkout with a saved address whose answer is held back until it is released. */
async function atCheckout(colour: string) {
  const found = await memberWith(colour)
  const { member, me, tee, page } = found
  await giveAddress(member)
  await addToCart(member, tee.id)
  const release = await holdFiles(page, '**/profiles/delivery-recipient')
  await me.go('/shop/main/checkout')
  await me.seePrices()
  const [name, email] = [checkout.name, checkout.email].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  if (!name || !email) throw new Error('the checkout asks for a name and an email')
  return { ...found, name, email, release }
}

test('saved details change neither the field in use nor one that was emptied', async () => {
  const { page, name, email, building, release } = await atCheckout('oatmeal')
  await name.fill('Ada')
  await name.fill('')
  await email.pressSequentially('uptown@exam')
  release()
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  await page.keyboard.type('ple.com')
  expect(await email.inputValue()).toBe('uptown@example.com')
  await page.reload()
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  expect(await email.inputValue()).toBe('uptown@example.com')
  expect(await name.inputValue()).toBe('')
})

test('a field that is left as it was is filled then, and none while Chinese is composed', async () => {
  const { page, member, name, email, building, keep, release } = await atCheckout('navy')
  await name.focus()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: '陳', selectionStart: 1, selectionEnd: 1 })
  release()
  // Shown once the answer is here.
  await keep.waitFor()
  expect(await building.inputValue()).toBe('')
  await email.focus()
  await expect.poll(() => building.inputValue()).toBe('Harbour Court')
  expect([await name.inputValue(), await email.inputValue()]).toEqual(['陳', ''])
  await building.focus()
  await expect.poll(() => email.inputValue()).toBe(member.email)
})
