import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readEdgeUrls } from '../edge/edge-location.ts'
import { readBucketUrl } from '../file-location.ts'
import { edgeCaches } from './edge/edge-caches.ts'
import { bucketFiles } from './files/bucket.ts'
import { gatewayMessenger } from './sms/gateway.ts'

/** A back end that sends every caller to another address, where it would get an answer. */
const reached: string[] = []
const server = createServer((request, response) => {
  reached.push(request.url ?? '')
  if (request.url === '/elsewhere') response.end()
  else response.writeHead(307, { location: '/elsewhere' }).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const at = `127.0.0.1:${(server.address() as AddressInfo).port}`

const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
const text = { to: '+85251234567', text: 'x', locale: 'en', id: '1' } as const

const calls: [string, () => Promise<unknown>][] = [
  [
    'the bucket',
    () => bucketFiles(readBucketUrl(`s3://b?endpoint=http://${at}`, keys)).get('fil_1.webp'),
  ],
  ['a cache in front', () => edgeCaches(readEdgeUrls(`varnish://${at}`)).purge(['x'])],
  [
    'the SMS gateway',
    () => gatewayMessenger({ url: `http://${at}/send`, token: null, from: null }).send(text),
  ],
]

test.each(calls)('a redirect of %s is not followed', async (_, call) => {
  reached.length = 0
  await expect(call()).rejects.toThrow()
  expect(reached.length).toBeGreaterThan(0)
  expect(reached).not.toContain('/elsewhere')
})
