import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress } from './request-address.ts'

async function addressOf(forwarded: string, trustedProxies: number): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(callerAddress(c, trustedProxies)))
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)
  return response.text()
}

test('only forwarded addresses written by our own proxies count', async () => {
  expect(await addressOf('1.1.1.1, 2.2.2.2', 0)).toBe('10.0.0.1')
  expect(await addressOf('1.1.1.1, 2.2.2.2', 1)).toBe('2.2.2.2')
  expect(await addressOf('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1')
  expect(await addressOf('', 1)).toBe('10.0.0.1')
})

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', async (address, place) => {
  expect(await addressOf(address, 1)).toBe(place)
})
