import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { change } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { deleteExpired } from '../../delete-expired.ts'
import { acknowledgeEnquiry, mailEnquiry } from './enquiry-emails.ts'

const shop = await testShop()
const { ctx } = shop
const anybody = shop.anybody()

await change(ctx, ['configuration'], (trx) =>
  trx
    .insertInto('configurations')
    .values({
      slug: 'brand',
      value: JSON.stringify({
        name: { en: 'Praya', zh: '海旁', cn: '海旁' },
        contact: { email: 'hello@praya.example', phone: '+852 2000 0218' },
      }),
    })
    .execute(),
)

let sender = 0

function enquiry(options: object = {}) {
  sender += 1
  return {
    name: 'Wong Ka Ming',
    email: `ming${sender}@example.com`,
    area_code: '852',
    phone: '91234567',
    subject: 'Hem of the wool trousers',
    description: `Could you take ${sender} cm off?`,
    ...options,
  }
}

const send = (options: object = {}, api = anybody) =>
  api('POST /enquiries', { body: enquiry(options) })

const row = (id: string) =>
  ctx.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function jobsFor(id: string): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker._private_jobs
    where payload ->> 'enquiry_id' = ${id}`.execute(ctx.db)
  return rows[0]?.jobs ?? 0
}

/** Runs the jobs of an enquiry and returns the emails they sent. */
async function emailsOf(id: string) {
  const before = shop.emails.length
  await mailEnquiry(ctx, id)
  await acknowledgeEnquiry(ctx, id)
  return shop.emails.slice(before)
}

test('an enquiry is stored with its language and emailed so that a reply answers it', async () => {
  const visitor = await shop.visitor('zh')
  const { _id } = await send({ name: '黃家明', email: 'MING@Example.com ' }, visitor.api)
  expect(await row(_id)).toMatchObject({
    account_id: visitor.accountId,
    locale: 'zh',
    email: 'ming@example.com',
    status: 'open',
    spam_signs: [],
  })
  expect(await jobsFor(_id)).toBe(2)
  const [toShop, toSender] = await emailsOf(_id)
  expect(toShop).toMatchObject({
    to: 'hello@praya.example',
    replyTo: 'ming@example.com',
    subject: 'Enquiry: Hem of the wool trousers',
  })
  expect(toShop?.text).toContain('+852 9123 4567')
  expect(toSender).toMatchObject({ to: 'ming@example.com', subject: '已收到你的查詢 | 海旁' })
})

test('the acknowledgement repeats no user input', async () => {
  const { _id } = await send({ name: 'Win now', subject: 'Prize', description: 'Call 1234 today' })
  const [, toSender] = await emailsOf(_id)
  expect(`${toSender?.subject}${toSender?.text}${toSender?.html}`).not.toMatch(
    /Win|Prize|1234 today/,
  )
})

test('markup in an enquiry is escaped in the email', async () => {
  const { _id } = await send({ description: 'Hello <img src=x onerror=alert(1)> there' })
  const [toShop] = await emailsOf(_id)
  expect(toShop?.html).toContain('&lt;img')
  expect(toShop?.html).not.toContain('<img')
})

test.each([
  ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
  ['a line break in the name', { name: 'Me\nBcc: all@example.com' }],
  ['a line break in the address', { email: 'a@example.com\r\nBcc:b@example.com' }],
  ['a Unicode line break', { subject: 'Hi\u2028there' }],
  ['no address', { email: 'not-an-address' }],
  ['letters in the phone number', { phone: '9123abc' }],
  ['a phone number of two digits', { phone: '12' }],
  ['a phone number of nineteen digits', { phone: '9123456791234567912' }],
  ['a number that its area code does not have', { area_code: '852', phone: '12345678' }],
  ['a number of another country', { area_code: '852', phone: '+86 138 1234 5678' }],
  ['an invisible name', { name: '\u200b\u200b' }],
  ['an invisible subject', { subject: '\u200d' }],
  ['an invisible message', { description: '\ufeff\u200b' }],
  ['nothing said', { description: '   ' }],
  ['a book', { description: 'x'.repeat(5001) }],
  ['no name', { name: ' ' }],
])('refused: %s', async (_, details) => {
  await expect(send(details)).rejects.toMatchObject({ status: 422, code: 'invalid' })
})

test('phone and area code may be left out', async () => {
  const { name, email, subject, description } = enquiry()
  const { _id } = await anybody('POST /enquiries', { body: { name, email, subject, description } })
  expect(await row(_id)).toMatchObject({ phone: '', area_code: '', status: 'open' })
})

test.each(['9123 4567', '+852 9123 4567', '00852-9123-4567', '(852) 91234567', '９１２３４５６７'])(
  'the phone number %s is stored as its digits',
  async (phone) => {
    const { _id } = await send({ phone, description: `Call ${phone}` })
    expect(await row(_id)).toMatchObject({ phone: '91234567', area_code: '852' })
  },
)

test('an enquiry sent again with a corrected phone number reaches the shop', async () => {
  const body = enquiry({ description: 'Please call me back.', phone: '91234576' })
  const first = await anybody('POST /enquiries', { body })
  const second = await anybody('POST /enquiries', { body: { ...body, phone: '91234567' } })
  const again = await anybody('POST /enquiries', { body: { ...body, phone: '9123 4567' } })
  expect(second._id).not.toBe(first._id)
  expect(again._id).toBe(second._id)
  expect(await row(second._id)).toMatchObject({ phone: '91234567', status: 'open' })
  expect(await jobsFor(second._id)).toBe(2)
})

test('filling the hidden field marks spam but gets the normal answer', async () => {
  const { _id } = await send({ website: 'https://seo.example' })
  expect(await row(_id)).toMatchObject({ status: 'spam', spam_signs: ['trap_filled'] })
  expect(await jobsFor(_id)).toBe(0)
  expect(await emailsOf(_id)).toEqual([])
})

test('the same text from many addresses is spam from the fourth on', async () => {
  const states = []
  for (let at = 0; at < 5; at++) {
    const { _id } = await send({ description: 'We make your site rank first.' })
    states.push((await row(_id)).status)
  }
  expect(states).toEqual(['open', 'open', 'open', 'spam', 'spam'])
})

test('sent twice or concurrently it is one enquiry and email; a day later a new one', async () => {
  const body = enquiry({ description: 'Do you ship to Macau?' })
  const again = () => anybody('POST /enquiries', { body })
  const [one, two, three] = await Promise.all([again(), again(), again()])
  expect(new Set([one._id, two._id, three._id]).size).toBe(1)
  expect(await jobsFor(one._id)).toBe(2)
  shop.passTime(25 * 3600)
  expect((await again())._id).not.toBe(one._id)
})

test('an account can send five enquiries an hour', async () => {
  const visitor = await shop.visitor()
  for (let at = 0; at < 5; at++) await send({}, visitor.api)
  await expect(send({}, visitor.api)).rejects.toMatchObject({ status: 429 })
})

test('spam is deleted after 30 days, real enquiries are not', async () => {
  const spam = await send({ website: 'https://seo.example' })
  const asked = await send()
  shop.passTime(31 * 24 * 3600)
  await deleteExpired(ctx)
  const { rows } = await sql<{ id: string }>`select id from enquiries`.execute(ctx.db)
  expect(rows.map(({ id }) => id)).toContain(asked._id)
  expect(rows.map(({ id }) => id)).not.toContain(spam._id)
})
