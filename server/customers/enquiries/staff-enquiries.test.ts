import { expect, test } from 'vitest'
import { change } from '#test/builders/catalogue.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const staff = await shop.staff('assistant')

await change(ctx, ['configuration'], (trx) =>
  trx
    .insertInto('configurations')
    .values({ slug: 'brand', value: '{"contact":{"email":"hello@praya.example"}}' })
    .execute(),
)

const emailsAbout = (id: string) =>
  shop.emails.filter(({ messageId }) => messageId.includes(id)).map(({ to }) => to)

let sender = 0

async function anEnquiry(facts: object = {}) {
  sender += 1
  const body = {
    name: 'Wong Ka Ming',
    email: `wong${sender}@example.com`,
    area_code: '852',
    phone: '91234567',
    subject: `Hem ${sender}`,
    description: `Three centimetres, pair ${sender}`,
    ...facts,
  }
  return shop.anybody()('POST /enquiries', { body })
}

const found = async (query: { keyword?: string; status?: 'open' | 'answered' | 'spam' }) =>
  (await staff.api('GET /enquiries', { query })).data.map(({ _id }) => _id)

test('an enquiry is found by its sender, text, phone and state', async () => {
  const hem = await anEnquiry({ name: '黃家明', phone: '65550001' })
  const seo = await anEnquiry({ website: 'https://seo.example' })
  expect(await found({ keyword: '家明' })).toEqual([hem._id])
  expect(await found({ keyword: 'WONG1@' })).toEqual([hem._id])
  expect(await found({ keyword: '6555 0001' })).toEqual([hem._id])
  expect(await found({ status: 'spam' })).toEqual([seo._id])
  expect(await found({ keyword: '%' })).toEqual([])
})

test('marking and noting an enquiry are recorded, without the text of the note', async () => {
  const { _id } = await anEnquiry()
  const params = { id: _id }
  await staff.api('PUT /enquiries/{id}/note', { params, body: { note: 'Called Mr Wong.' } })
  const answered = await staff.api('PUT /enquiries/{id}/status', {
    params,
    body: { status: 'answered' },
  })
  expect(answered).toMatchObject({ status: 'answered', note: 'Called Mr Wong.' })
  expect(answered.decided_at).not.toBeNull()
  const changes = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', _id)
    .orderBy('id')
    .execute()
  expect(changes.map(({ action }) => action)).toEqual(['enquiry_noted', 'enquiry_marked'])
  expect(JSON.stringify(changes)).not.toContain('Wong')
})

test('an enquiry wrongly marked as spam is emailed once staff reopen it', async () => {
  const { _id } = await anEnquiry({ website: 'filled in by a helpful browser' })
  const params = { id: _id }
  expect(await staff.api('GET /enquiries/{id}', { params })).toMatchObject({
    status: 'spam',
    spam_signs: ['trap_filled'],
  })
  expect(emailsAbout(_id)).toEqual([])
  await staff.api('PUT /enquiries/{id}/status', { params, body: { status: 'open' } })
  await runWaitingJobs(shop)
  expect(emailsAbout(_id)).toEqual(['hello@praya.example'])
})

test('an unknown enquiry is not found, and reading needs a sign-in', async () => {
  const params = { id: 'enq_nothing' }
  await expect(staff.api('GET /enquiries/{id}', { params })).rejects.toMatchObject({ status: 404 })
  await expect(shop.staffApi(null)('GET /enquiries')).rejects.toMatchObject({ status: 401 })
})
