import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { withoutEndSlashes } from './page-address.ts'

test.each([
  ['/about-us/', 'about-us'],
  ['//evil.example//', 'evil.example'],
  ['/a//b/', 'a//b'],
  ['//', ''],
])('%s is led on to the address %s', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare)
})

test('an address of many slashes takes no longer than any other', async () => {
  const address = `/a${'/'.repeat(200_000)}b/`
  expect(await processorMs(() => withoutEndSlashes(address))).toBeLessThan(1000)
})
