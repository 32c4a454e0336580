import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'

const online = { PUBLIC_URL: 'https://shop.example' }
const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  ['locally the test gateway takes cards', {}, 'test'],
  ['locally cards can be switched off', { CARD_TEST_GATEWAY: 'off' }, 'none'],
  ['online no cards are taken without keys', online, 'none'],
  [
    'online the test gateway takes cards if it is explicitly enabled',
    { ...online, CARD_TEST_GATEWAY: 'on' },
    'test',
  ],
  ['with its keys Stripe takes cards', { ...online, ...keys }, 'stripe'],
])('%s', (_, env, kind) => {
  expect(readSettings(env).cards.kind).toBe(kind)
})

test('a Stripe key without the other prevents the start', () => {
  for (const [name, value] of Object.entries(keys)) {
    expect(() => readSettings({ [name]: value })).toThrow('one needs the other')
  }
  expect(() => readSettings({ ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(
    'STRIPE_SECRET_KEY',
  )
})

test('another address stands in for Stripe, for test keys only', () => {
  const emulator = { STRIPE_API_URL: 'http://localhost:12111' }
  const { cards } = readSettings({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1', ...emulator })
  expect(cards).toMatchObject({ at: { host: 'localhost', port: 12_111, protocol: 'http' } })
  expect(readSettings(keys).cards).toMatchObject({ at: null })
  expect(() => readSettings({ ...keys, ...emulator })).toThrow('STRIPE_API_URL')
})
