import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['without a proxy, on every address', {}, '0.0.0.0'],
  ['behind a proxy, on this machine only', { TRUST_PROXY: '1' }, '127.0.0.1'],
  ['where it is told to', { TRUST_PROXY: '1', HOST: '10.0.0.5' }, '10.0.0.5'],
])('the shop listens %s', (_, environment, host) => {
  expect(readSettings(environment).host).toBe(host)
})
