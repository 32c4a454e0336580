import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { issueSentences, sentenceOf } from '#contract/issue-sentences.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { ask } from '#test/access/ask.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { wrongBodies } from '#test/fuzz/wrong-bodies.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const customer = await aCustomer(shop)
const owner = await shop.staff('owner')

const apis = [
  { base: '/api/customer', calls: endpoints, token: customer.token },
  { base: '/api/staff', calls: staffEndpoints, token: owner.token },
] as const

const params = { slug: 'limits' }

/** Field names, values, codes and examples are the same in every language. */
const isInChinese = /\p{Script=Han}/u

describe.each(apis)('$base', ({ base, calls, token }) => {
  const withBody = calls.filter(({ body, isMultipart }) => body && !isMultipart)
  test.each(withBody.map((call) => [call.key, call] as const))(
    '%s reports issues in the caller’s language',
    async (_, call) => {
      const bodies = call.body ? wrongBodies(call.body) : []
      expect(bodies.length).toBeGreaterThan(0)
      for (const body of bodies) {
        for (const [language, other] of [
          ['zh-Hant', /[这该没须请选项与数进无页]/],
          ['zh-Hans', /[這該沒須請選項與數進無頁]/],
        ] as const) {
          const { status, text } = await ask(shop, base, call, token, { params, body, language })
          if (status !== 422) continue
          const answer: { issues?: { path: string; message: string }[] } = JSON.parse(text)
          for (const { path, message } of answer.issues ?? []) {
            expect(message, `${path} of ${JSON.stringify(body)}`).toMatch(isInChinese)
            expect(message).not.toMatch(other)
          }
        }
      }
    },
  )
})

test('a wrong query or filter is reported in the caller’s language', async () => {
  const queries = { '/api/customer': { per_page: 'many', page: '-1' }, '/api/staff': { from: 'x' } }
  for (const { base, calls, token } of apis) {
    let reported = 0
    for (const call of calls.filter(({ query }) => query !== undefined)) {
      for (const language of ['zh-Hant', 'zh-Hans']) {
        const query = queries[base]
        const { status, text } = await ask(shop, base, call, token, { params, query, language })
        if (status !== 422) continue
        const { issues }: { issues: { path: string; message: string }[] } = JSON.parse(text)
        for (const { path, message } of issues)
          expect(message, `${path} of ${call.key}`).toMatch(isInChinese)
        reported += issues.length
      }
    }
    expect(reported, base).toBeGreaterThan(10)
  }
})

test('English issue sentences are unique', () => {
  for (const sentence of Object.values(issueSentences))
    expect(sentenceOf(sentence.en)).toBe(sentence)
})

test.each([
  [{ type: 'EMAIL', email: 'nobody', password: 'abc' }, 'Invalid email', '電郵無效', '电邮无效'],
  [
    { type: 'PHONE', area_code: '852', phone: 'x', password: 'abc' },
    'Invalid phone number',
    '電話號碼無效',
    '电话号码无效',
  ],
])('spec §8: %o', async (body, ...sentences) => {
  for (const [at, language] of ['en', 'zh-Hant', 'zh-Hans'].entries()) {
    const call = { key: 'POST /auth/register' } as const
    const { text } = await ask(shop, '/api/customer', call, null, { body, language })
    const { issues }: { issues: { message: string }[] } = JSON.parse(text)
    expect(issues[0]?.message).toBe(sentences[at])
    expect(issues[1]?.message).toBe(
      ['Invalid password format', '密碼格式無效', '密码格式无效'][at] ?? '',
    )
  }
})

test.each([
  ['POST /enquiries', 'subject', 'description'],
  ['POST /posts/review', '_id', 'comment'],
  ['PUT /profiles/delivery-recipient', 'delivery_recipient.name', null],
  ['POST /stores/{store_id}/checkouts', 'delivery_details.address.street', 'delivery_details.note'],
] as const)('%s refuses line breaks in single-line fields', async (key, line, several) => {
  const call = endpoints.find((each) => each.key === key)
  for (const body of wrongBodies(call?.body ?? z.never())) {
    if (!JSON.stringify(body).includes('a\\r\\nb')) continue
    const { text } = await ask(shop, '/api/customer', { key }, customer.token, { params, body })
    const { issues }: { issues: { path: string; message: string }[] } = JSON.parse(text)
    const refused = issues
      .filter(({ message }) => message === issueSentences.one_line.en)
      .map(({ path }) => path)
    expect(refused).toContain(line)
    expect(refused).not.toContain(several)
  }
})

test('issue messages are plain sentences', async () => {
  const said = async (body: object) => {
    const call = { key: 'POST /enquiries' } as const
    const { text } = await ask(shop, '/api/customer', call, null, { body })
    const { issues }: { issues: { path: string; message: string }[] } = JSON.parse(text)
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]))
  }
  const name = 'a'.repeat(101)
  const found = await said({ name, email: 'x', subject: '', description: 5, more: 1 })
  expect(found).toEqual({
    name: 'At most 100 characters',
    email: 'Invalid email',
    subject: 'Required',
    description: 'Must be text',
    more: 'Unknown field',
  })
})
