import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'

const online = { PUBLIC_URL: 'https://shop.example' }
const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  ['on this machine the test gateway does', {}, 'test'],
  ['on this machine nobody does, if that is wished', { CARD_TEST_GATEWAY: 'off' }, 'none'],
  ['on the internet nobody does without keys', online, 'none'],
  [
    'on the internet the test gateway does if that is wished',
    { ...online, CARD_TEST_GATEWAY: 'on' },
    'test',
  ],
  ['with its keys Stripe does', { ...online, ...keys }, 'stripe'],
])('%s', (_, env, kind) => {
  expect(readSettings(env).cards.kind).toBe(kind)
})

test('a key without the other stops the start', () => {
  for (const [name, value] of Object.entries(keys)) {
    expect(() => readSettings({ [name]: value })).toThrow('one needs the other')
  }
  expect(() => readSettings({ ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(
    'STRIPE_SECRET_KEY',
  )
})
