import { expect, test } from 'vitest'
import { readBucketUrl } from './file-location.ts'

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

test.each([
  ['s3://shop', 'https://shop.s3.us-east-1.amazonaws.com', ''],
  ['s3://shop/a/b/?region=ap-east-1', 'https://shop.s3.ap-east-1.amazonaws.com', 'a/b/'],
  ['s3://shop/a?endpoint=http://127.0.0.1:9000', 'http://127.0.0.1:9000/shop', 'a/'],
  ['s3://shop?endpoint=https://e.example/s3/', 'https://e.example/s3/shop', ''],
  ['s3://shop?endpoint=https://e.example&pathStyle=off', 'https://shop.e.example', ''],
])('%s is at %s', (text, url, prefix) => {
  expect(readBucketUrl(text, keys)).toMatchObject({ url, prefix, accessKeyId: 'id' })
})

test.each([
  ['pictures', 'pictures is not an address'],
  ['https://shop', 'must be s3://'],
  ['s3://shop?endpont=https://e.example', 'endpont is not known'],
  ['s3://shop?endpoint=ftp://e.example', 'must be http or https'],
  ['s3://shop/a b', 'unusual characters'],
])('%s is refused', (text, problem) => {
  expect(() => readBucketUrl(text, keys)).toThrow(problem)
})

test('a bucket needs both keys', () => {
  expect(() => readBucketUrl('s3://shop', { AWS_ACCESS_KEY_ID: 'id' })).toThrow(
    'AWS_SECRET_ACCESS_KEY',
  )
})
