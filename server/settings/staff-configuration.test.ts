import type { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import {
  configurationValues,
  type ConfigurationSlug,
} from '#contract/staff/configuration-values.ts'
import { strictly } from '#contract/strictly.ts'
import { layout } from '#demo/layout.ts'
import { paymentMethods } from '#demo/payment-methods.ts'
import { responseMessages } from '#demo/response-messages.ts'
import * as demo from '#demo/shop.ts'
import { sortingLists } from '#demo/sorting-lists.ts'
import { generalHolidays } from '#domain/holidays.ts'
import { aPromotion, percentOff } from '#test/builders/promotions.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const owner = (await shop.staff('owner')).api
const manager = (await shop.staff('manager')).api

function set(api: typeof owner, slug: ConfigurationSlug, value: unknown, known?: string | null) {
  return api('PUT /configurations/{slug}', {
    params: { slug },
    body: { value, ...(known !== undefined && { known_updated_at: known }) },
  })
}

test.each<[ConfigurationSlug, unknown]>([
  ['brand', demo.brand],
  ['payment_methods', paymentMethods],
  ['delivery_methods', demo.deliveryMethods],
  ['countries', demo.countries],
  ['response_messages', responseMessages],
  ['limits', demo.limits],
  ['sorting_lists', sortingLists],
  ['layout', layout],
  ['holidays', generalHolidays],
])('the demo’s %s is valid as staff input', (slug, value) => {
  const shape: z.ZodType = configurationValues[slug]
  expect(strictly(shape).safeParse(value).error?.issues).toBeUndefined()
})

test('a changed setting is visible to customers at once and recorded', async () => {
  const answer = await set(manager, 'brand', {
    ...demo.brand,
    name: { en: 'Tideline', zh: '潮線', cn: '潮线' },
  })
  expect(answer).toMatchObject({ slug: 'brand', value: { name: { en: 'Tideline' } } })
  await ctx.bus.settled()
  const latest = await shop.anybody()('GET /configuration/latest')
  expect(latest.brand.name.zh).toBe('潮線')
  const change = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('subject_id', '=', 'brand')
    .executeTakeFirstOrThrow()
  expect(change).toMatchObject({
    action: 'configuration_set',
    after: { name: { en: 'Tideline' } },
  })
})

test('only the owner may change payment methods', async () => {
  await expect(set(manager, 'payment_methods', paymentMethods)).rejects.toMatchObject({
    status: 403,
  })
  await expect(set(owner, 'payment_methods', paymentMethods)).resolves.toHaveProperty('slug')
})

test('an assistant can neither read nor change settings', async () => {
  const { api } = await shop.staff('assistant')
  await expect(api('GET /configurations')).rejects.toMatchObject({ status: 403 })
  await expect(set(api, 'limits', {})).rejects.toMatchObject({ status: 403 })
})

test.each<[ConfigurationSlug, unknown, string]>([
  ['limits', { payment_hours: 0 }, 'value.payment_hours'],
  ['limits', { payment_hourz: 5 }, 'value.payment_hourz'],
  ['payment_methods', [{ ...paymentMethods[0], feee: 1 }], 'value.0.feee'],
  ['brand', { name: 'Praya' }, 'value.name'],
  ['layout', null, 'value'],
  ['payment_methods', [paymentMethods[0], paymentMethods[0]], 'value'],
  ['payment_methods', [{ ...paymentMethods[0], link: 'javascript:alert(1)' }], 'value.0.link'],
  ['membership', { tiers: [] }, 'value.tiers'],
  ['holidays', [{ day: '2027-02-30', title: 'None' }], 'value.0.day'],
  ['holidays', [generalHolidays[0], generalHolidays[0]], 'value'],
])('%s cannot be set to %j', async (slug, value, path) => {
  await expect(set(owner, slug, value)).rejects.toMatchObject({
    status: 422,
    issues: expect.arrayContaining([expect.objectContaining({ path })]),
  })
})

test('a member level that a promotion is for cannot be deleted until the promotion ends', async () => {
  const tier = (slug: string, from_points: number) => ({
    slug,
    title: { en: slug, zh: slug, cn: slug },
    from_points,
    factor: 1,
  })
  await set(owner, 'membership', { tiers: [tier('member', 0), tier('jade', 1000)] })
  const id = await aPromotion(ctx, percentOff(10), { tiers: ['jade'] })
  const without = { tiers: [tier('member', 0)] }
  await expect(set(owner, 'membership', without)).rejects.toMatchObject({
    issues: [{ path: 'value.tiers', message: expect.stringContaining('jade') }],
  })
  const ended = { ends_at: new Date(Date.now() - 1000), starts_at: new Date(0) }
  await ctx.db.updateTable('promotions').set(ended).where('id', '=', id).execute()
  await expect(set(owner, 'membership', without)).resolves.toHaveProperty('slug')
})

test('a setting edited from an outdated value is not overwritten', async () => {
  const first = await set(owner, 'limits', { return_days: 14 }, null)
  await set(manager, 'limits', { return_days: 21 }, first.updated_at)
  await expect(set(owner, 'limits', { return_days: 7 }, first.updated_at)).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
  })
  const outcomes = await Promise.allSettled(
    [8, 9, 10].map(async (return_days) => {
      const { updated_at } = await owner('GET /configurations/{slug}', {
        params: { slug: 'limits' },
      })
      return set(owner, 'limits', { return_days }, updated_at)
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  const { data } = await owner('GET /configurations')
  expect(data.find(({ slug }) => slug === 'limits')?.updated_at).not.toBe(first.updated_at)
})

test('an unknown configuration is not found', async () => {
  const answer = await shop.app.request('/api/staff/configurations/secrets', {
    headers: { authorization: `Bearer ${(await shop.staff('owner')).token}` },
  })
  expect(answer.status).toBe(404)
})
