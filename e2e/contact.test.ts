import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import type { Locale } from '#domain/locale.ts'
import { aMember } from './member.ts'
import { desk, expectAccessible, openShop, phone } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'

const shop = await openShop()

/** Enquiries received with this subject. */
function enquiries(subject: string) {
  return shop.ctx.db
    .selectFrom('enquiries')
    .select(['name', 'email', 'area_code', 'phone', 'description', 'locale', 'spam_signs'])
    .where('subject', '=', subject)
    .execute()
}

/** One address per subject: several messages from one address within the hour would count as spam. */
const emailOf = (subject: string) => `${subject.toLowerCase().replace(' ', '.')}@example.com`

async function atTheForm(locale: Locale, viewport = desk, hasScript = true) {
  const visitor = await shop.visitor({ viewport, hasScript })
  await visitor.page.goto(localePath(locale, '/contact-us'))
  const { checkout, enquiry } = words[locale]
  const field = (name: string) =>
    visitor.page.locator('main').getByRole('textbox', { name, exact: true })
  return {
    ...visitor,
    wake: () => shopper(visitor.page, locale).wake(),
    field,
    send: visitor.page.getByRole('button', { name: enquiry.send }),
    fill: async (subject: string) => {
      await field(checkout.name).fill(chan.name)
      await field(checkout.email).fill(emailOf(subject))
      await visitor.page.locator('form input[name=phone]').fill('9123 4567')
      await field(enquiry.subject).fill(subject)
      await field(enquiry.message).fill(`三公分 Three centimetres? ${subject}`)
    },
  }
}

/** The names of the fields that Tab stops at, in order. */
async function stopsOf(page: Page): Promise<string[]> {
  await page.locator('form input[name=name]').focus()
  const stops: string[] = []
  for (let step = 0; step < 8; step++) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
    await page.keyboard.press('Tab')
  }
  return stops
}

test('a message is sent without leaving the page', async () => {
  const { enquiry } = words.zh
  const { page, troubles, wake, fill, send } = await atTheForm('zh', phone)
  await wake()
  await fill('Hem')
  await send.click()
  await page.getByText(enquiry.sent).waitFor()
  await page.getByText(enquiry.sentText).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry')
  await expectAccessible(page)
  expect(await enquiries('Hem')).toEqual([
    {
      name: chan.name,
      email: emailOf('Hem'),
      area_code: '852',
      phone: '91234567',
      description: '三公分 Three centimetres? Hem',
      locale: 'zh',
      spam_signs: [],
    },
  ])
  expect(troubles).toEqual([])
})

test('a browser without scripts sends the same message', async () => {
  const { page, fill, send } = await atTheForm('cn', phone, false)
  await fill('Plain')
  await send.click()
  await page.getByText(words.cn.enquiry.sent).waitFor()
  const [arrived] = await enquiries('Plain')
  expect(arrived).toMatchObject({
    name: chan.name,
    phone: '91234567',
    locale: 'cn',
    spam_signs: [],
  })
})

test('missing fields show an error, and typed values stay', async () => {
  const { checkout, enquiry } = words.zh
  const { page, wake, field, send } = await atTheForm('zh', phone)
  await wake()
  await field(checkout.name).fill(chan.name)
  await field(checkout.email).fill('tai.man')
  await send.click()
  await page.getByText(checkout.invalidEmail).waitFor()
  await page.getByText(enquiry.needSubject).waitFor()
  await page.getByText(enquiry.needMessage).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await field(checkout.name).inputValue()).toBe(chan.name)
  await expectAccessible(page)
})

test('without scripts a refused message keeps its typed values', async () => {
  const { checkout, enquiry } = words.en
  const { page, field, fill, send } = await atTheForm('en', desk, false)
  await fill('Refused')
  // The browser itself blocks a missing field, but not a phone number in the wrong format.
  await page.locator('form input[name=phone]').fill('none')
  await send.click()
  await page.getByText(checkout.invalidPhone).waitFor()
  expect(await field(enquiry.subject).inputValue()).toBe('Refused')
  expect(await enquiries('Refused')).toEqual([])
})

test('a lost connection loses nothing, and the next press sends the message once', async () => {
  const { page, wake, fill, send, field } = await atTheForm('en')
  await wake()
  await fill('Broken')
  await page.route('**/api/customer/enquiries', (route) => route.abort(), { times: 3 })
  await send.click()
  await page.getByRole('alert').filter({ hasText: words.en.errors.noConnection }).waitFor()
  expect(await field(words.en.enquiry.subject).inputValue()).toBe('Broken')
  await page.unroute('**/api/customer/enquiries')
  await send.click()
  await page.getByText(words.en.enquiry.sent).waitFor()
  expect(await enquiries('Broken')).toHaveLength(1)
})

test('the honeypot is hidden from people and screen readers, and filling it in marks the sender as a bot', async () => {
  const { page, wake, fill, send } = await atTheForm('en')
  await wake()
  const trap = page.locator('form input[name=website]')
  expect(await stopsOf(page)).toEqual([
    'name',
    'email',
    'area_code',
    'phone',
    'subject',
    'description',
    '',
    '',
  ])
  expect(await page.getByRole('textbox', { name: 'website' }).count()).toBe(0)
  expect(await isClipped(page)).toBe(true)
  await fill('Trapped')
  await trap.evaluate((input) => input.setAttribute('value', 'https://seo.example'))
  await send.click()
  await page.getByText(words.en.enquiry.sent).waitFor()
  const [taken] = await enquiries('Trapped')
  expect(taken?.spam_signs).not.toEqual([])
})

function isClipped(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const frame = document.querySelector('input[name=website]')?.parentElement
    const box = frame?.getBoundingClientRect()
    return box !== undefined && box.width * box.height <= 4
  })
}

test('a member’s own details are filled in, but not over what was typed', async () => {
  const { page, context, troubles, field, wake } = await atTheForm('en')
  const { email } = await aMember(shop, context)
  await page.reload()
  await field(words.en.checkout.name).fill('Somebody else')
  await wake()
  await expect.poll(() => field(words.en.checkout.email).inputValue()).toBe(email)
  expect(await field(words.en.checkout.name).inputValue()).toBe('Somebody else')
  expect(troubles).toEqual([])
})

test('what a member typed stays when the shop refuses a form sent before scripts started', async () => {
  const { page, context, field, fill, wake } = await atTheForm('en')
  await aMember(shop, context)
  await page.reload()
  await fill('Early')
  await page.locator('form input[name=phone]').fill('none')
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
  await page.getByText(words.en.checkout.invalidPhone).waitFor()
  await wake()
  await page.waitForLoadState('networkidle')
  expect(await field(words.en.checkout.email).inputValue()).toBe(emailOf('Early'))
})
