import { once } from 'node:events'
import http from 'node:http'
import { expect, test } from 'vitest'
import { ReachableNetworks } from './public-address.ts'
import { requestPublic } from './request-public.ts'

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
  ['https://93.184.216.34:443/', true],
  ['https://example.com./hooks', true],
  ['https://EXAMPLE.com/', true],
  ['https://93.184.216.34:65535/', true],
  ['https://[2a00:1450:4001:80b::200e]/', true],
  ['http://93.184.216.34/', false],
  ['https://example.com:22/', false],
  ['https://example.com:1023/', false],
  ['https://93.184.216.34:5432/', true],
  ['https://user@example.com/', false],
  ['https://:secret@example.com/', false],
  ['https://example.com@127.0.0.1/', false],
  ['https://intranet/', false],
  ['https://0/', false],
  ['https://0.0.0.0/', false],
  ['https://127.0.0.1/', false],
  ['https://127.0.0.1./', false],
  ['https://127.255.255.254/', false],
  ['https://0177.0.0.1/', false],
  ['https://017700000001/', false],
  ['https://0x7f000001/', false],
  ['https://127.0.1/', false],
  ['https://１２７.0.0.1/', false],
  ['https://127。0。0。1/', false],
  ['https://%31%32%37.0.0.1/', false],
  ['https://172.16.0.1/', false],
  ['https://172.31.255.255/', false],
  ['https://172.32.0.1/', true],
  ['https://192.168.1.1/', false],
  ['https://100.64.0.1/', false],
  ['https://169.254.0.1/', false],
  ['https://2852039166/', false],
  ['https://198.18.0.1/', false],
  ['https://192.0.2.1/', false],
  ['https://203.0.113.9/', false],
  ['https://224.0.0.1/', false],
  ['https://255.255.255.255/', false],
  ['https://[::]/', false],
  ['https://[::127.0.0.1]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://[fe80::1]/', false],
  ['https://[ff02::1]/', false],
  ['https://[fc00::1]/', false],
  ['https://[2001:db8::1]/', false],
  ['https://[2001::1]/', false],
  ['https://[64:ff9b:1::a00:1]/', false],
  ['https://[100::1]/', false],
  ['ws://example.com/', false],
  ['wss://example.com/', false],
  ['file:///etc/passwd', false],
  ['gopher://example.com/', false],
  ['data:text/plain,hello', false],
  ['blob:https://example.com/1', false],
])('%s may be called: %s', (url, may) => {
  expect(usual.allowsUrl(url)).toBe(may)
})

test('a private network is reached only if it is allowed, and then also without TLS', () => {
  expect(internal.mayReach('10.1.2.3', 'http:')).toBe(true)
  expect(internal.mayReach('fd00::1', 'https:')).toBe(true)
  expect(internal.mayReach('192.168.0.1', 'https:')).toBe(false)
  expect(internal.mayReach('93.184.216.34', 'http:')).toBe(false)
  expect(internal.allowsUrl('http://warehouse.internal/hooks')).toBe(true)
  expect(internal.allowsUrl('https://warehouse/hooks')).toBe(false)
  expect(internal.allowsUrl('https://warehouse/profile', { dotless: true })).toBe(true)
})

test('a name is connected to by those of its addresses that may be reached', async () => {
  const loopback = new ReachableNetworks(['127.0.0.0/8'])
  const found = await new Promise((resolve, reject) => {
    loopback.lookupFor('https:')('localhost', { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    )
  })
  expect(found).toEqual([{ address: '127.0.0.1', family: 4 }])
})

test('a name with a private address is refused when it is connected to', async () => {
  const get = (url: string) =>
    requestPublic(usual, url, { method: 'GET', timeLimitMs: 1000, maxBytes: 10 })
  await expect(get('https://localhost:3999/')).rejects.toThrow('localhost is in a private network')
  expect(() => get('https://127.0.0.1/')).toThrow('127.0.0.1 is in a private network')
})

test('an answer is read up to the limit, and a redirect is told but not followed', async () => {
  const server = http.createServer((request, response) => {
    if (request.url === '/long') response.end('x'.repeat(100_000))
    else response.writeHead(302, { location: '/long' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const get = (path: string) =>
    requestPublic(new ReachableNetworks(['127.0.0.0/8']), `http://127.0.0.1:${port}${path}`, {
      method: 'GET',
      timeLimitMs: 5000,
      maxBytes: 10,
    })
  const long = await get('/long')
  expect(long).toMatchObject({ status: 200, isCut: true })
  expect(long.bytes).toHaveLength(10)
  expect(await get('/')).toMatchObject({ status: 302, location: '/long', isCut: false })
  server.close()
})
