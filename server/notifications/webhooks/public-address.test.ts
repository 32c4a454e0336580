import { expect, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'
import { ReachableNetworks } from './public-address.ts'

const usual = new ReachableNetworks([])
const internal = new ReachableNetworks(['10.0.0.0/8', 'fd00::/8'])

test.each([
  ['https://example.com/hooks', true],
  ['https://example.com:8443/hooks', true],
  ['https://93.184.216.34/', true],
  ['https://[2606:2800:220:1::1]/', true],
  ['http://example.com/', false],
  ['https://example.com:25/', false],
  ['https://user:secret@example.com/', false],
  ['https://localhost/', false],
  ['https://127.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.0.0.1/', false],
  ['https://10.1.2.3/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[64:ff9b::a00:1]/', false],
  ['https://[2002:a00:1::]/', false],
  ['https://[fd00::1]/', false],
  ['ftp://example.com/', false],
  ['javascript:alert(1)', false],
])('%s may be a webhook: %s', (url, may) => {
  expect(usual.allowsUrl(url)).toBe(may)
})

test('a private network is reached only if it is allowed, and then also without TLS', () => {
  expect(internal.mayReach('10.1.2.3', 'http:')).toBe(true)
  expect(internal.mayReach('fd00::1', 'https:')).toBe(true)
  expect(internal.mayReach('192.168.0.1', 'https:')).toBe(false)
  expect(internal.mayReach('93.184.216.34', 'http:')).toBe(false)
  expect(internal.allowsUrl('http://warehouse.internal/hooks')).toBe(true)
})

test('a name with a private address is refused when it is connected to', async () => {
  const answer = await postWebhook(usual, { url: 'https://localhost:3999/', headers: {}, body: '' })
  expect(answer).toEqual({ status: null, error: 'localhost is in a private network' })
  const literal = await postWebhook(usual, { url: 'https://127.0.0.1/', headers: {}, body: '' })
  expect(literal).toEqual({ status: null, error: '127.0.0.1 is in a private network' })
})
