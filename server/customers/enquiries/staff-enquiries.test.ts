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
    .values({
      slug: 'brand',
      value:
        '{"name":{"en":"Praya","zh":"海旁","cn":"海旁"},"contact":{"email":"hello@praya.example"}}',
    })
    .execute(),
)

const emailsAbout = (id: string) =>
  shop.emails.filter(({ messageId }) => messageId.includes(id)).map(({ to }) => to)

let sender = 0

async function anEnquiry(options: object = {}, api = shop.anybody()) {
  sender += 1
  const body = {
    name: 'Wong Ka Ming',
    email: `wong${sender}@example.com`,
    area_code: '852',
    phone: '91234567',
    subject: `Hem ${sender}`,
    description: `Three centimetres, pair ${sender}`,
    ...options,
  }
  return api('POST /enquiries', { body })
}

interface Search {
  keyword?: string
  status?: 'open' | 'answered' | 'spam'
  sort_order?: 'asc' | 'desc'
}

const found = async (query: Search) =>
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

test('enquiries are listed newest first, or what waits longest first', async () => {
  const [older, newer] = [await anEnquiry(), await anEnquiry()]
  expect((await found({})).slice(0, 2)).toEqual([newer._id, older._id])
  expect((await found({ sort_order: 'asc' })).slice(-2)).toEqual([older._id, newer._id])
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

test('an answer is emailed in the sender’s language, above what they wrote, and kept', async () => {
  const visitor = await shop.visitor('zh')
  const { _id } = await anEnquiry(
    { subject: '改褲長', description: '可否改短？\n三厘米' },
    visitor.api,
  )
  const params = { id: _id }
  await runWaitingJobs(shop)
  shop.emails.splice(0)
  const answered = await staff.api('POST /enquiries/{id}/replies', {
    params,
    body: { text: '你好：\n\n可以 <b>免費</b> 改短。' },
  })
  expect(answered).toMatchObject({
    status: 'answered',
    replies: [{ text: '你好：\n\n可以 <b>免費</b> 改短。', staff_name: expect.any(String) }],
  })
  expect(answered.decided_at).not.toBeNull()
  await runWaitingJobs(shop)
  const [email, ...more] = shop.emails.splice(0)
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to: answered.email,
    replyTo: 'hello@praya.example',
    subject: '回覆：改褲長 | 海旁',
    locale: 'zh',
    headers: { References: expect.stringContaining(`enquiry-received.${_id}@`) },
  })
  expect(email?.text).toContain('你好：\n\n可以 <b>免費</b> 改短。\n\n你於')
  expect(email?.text).toContain('> 可否改短？\n> 三厘米')
  expect(email?.html).toContain('可以 &lt;b&gt;免費&lt;/b&gt; 改短。')
  const second = await staff.api('POST /enquiries/{id}/replies', { params, body: { text: 'PS' } })
  expect(second.replies.map(({ text }) => text.slice(0, 2))).toEqual(['你好', 'PS'])
})

test('an answer is recorded without its text, and stays out of the list of another enquiry', async () => {
  const [one, other] = [await anEnquiry(), await anEnquiry()]
  const params = { id: one._id }
  await staff.api('POST /enquiries/{id}/replies', { params, body: { text: 'Dear Mr Wong' } })
  const changes = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', one._id)
    .execute()
  expect(changes).toMatchObject([
    { action: 'enquiry_replied', before: { status: 'open' }, after: { status: 'answered' } },
  ])
  expect(JSON.stringify(changes)).not.toContain('Wong')
  expect(await staff.api('GET /enquiries/{id}', { params: { id: other._id } })).toMatchObject({
    status: 'open',
    replies: [],
  })
})

test('spam is not answered, and an empty answer is refused', async () => {
  const spam = await anEnquiry({ website: 'https://seo.example' })
  const answer = (id: string, text: string) =>
    staff.api('POST /enquiries/{id}/replies', { params: { id }, body: { text } })
  await expect(answer(spam._id, 'Thank you')).rejects.toMatchObject({ status: 409 })
  await expect(answer((await anEnquiry())._id, ' ')).rejects.toMatchObject({ status: 422 })
  await expect(answer('enq_nothing', 'Thank you')).rejects.toMatchObject({ status: 404 })
})

test('a sent answer is listed among the messages, shown there and sent again', async () => {
  const { _id } = await anEnquiry()
  await runWaitingJobs(shop)
  const manager = await shop.staff('manager')
  await staff.api('POST /enquiries/{id}/replies', { params: { id: _id }, body: { text: 'Yes' } })
  await runWaitingJobs(shop)
  shop.emails.splice(0)
  const { data } = await manager.api('GET /messages', { query: { about: 'enquiry' } })
  const sent = data.find(({ kind }) => kind === 'enquiry_reply')
  expect(sent).toMatchObject({ state: 'sent', can_resend: true })
  const params = { id: sent?._id ?? '' }
  expect(await manager.api('GET /messages/{id}', { params })).toMatchObject({
    text: expect.stringContaining('Yes'),
  })
  await manager.api('POST /messages/{id}/resend', { params })
  await runWaitingJobs(shop)
  expect(shop.emails).toHaveLength(1)
})

test('an unknown enquiry is not found, and reading needs a sign-in', async () => {
  const params = { id: 'enq_nothing' }
  await expect(staff.api('GET /enquiries/{id}', { params })).rejects.toMatchObject({ status: 404 })
  await expect(shop.staffApi(null)('GET /enquiries')).rejects.toMatchObject({ status: 401 })
})
