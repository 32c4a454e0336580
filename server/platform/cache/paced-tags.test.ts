import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PacedTags } from './paced-tags.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced() {
  const announced: string[] = []
  const tags = new PacedTags(1000, (some) => announced.push(some.join(' ')))
  return { tags, announced }
}

test('a change is announced at once, and further ones once a second', () => {
  const { tags, announced } = paced()
  for (let sale = 0; sale < 40; sale += 1) {
    tags.hear(['stock:shirt'])
    vi.advanceTimersByTime(100)
  }
  expect(announced).toHaveLength(5)
  vi.advanceTimersByTime(5000)
  expect(announced).toHaveLength(5)
})

test('the last change is announced even if none follows, and no change twice', () => {
  const { tags, announced } = paced()
  tags.hear(['stock:shirt'])
  tags.hear(['stock:shirt'])
  vi.advanceTimersByTime(10_000)
  expect(announced).toEqual(['stock:shirt', 'stock:shirt'])
})

test('each product has its own pace', () => {
  const { tags, announced } = paced()
  tags.hear(['stock:shirt', 'stock:coat'])
  tags.hear(['stock:shirt', 'stock:tie'])
  expect(announced).toEqual(['stock:shirt stock:coat', 'stock:tie'])
})

test('flushing announces pending changes', () => {
  const { tags, announced } = paced()
  tags.hear(['stock:shirt'])
  tags.hear(['stock:shirt'])
  tags.flush()
  expect(announced).toHaveLength(2)
  tags.close()
  vi.advanceTimersByTime(10_000)
  expect(announced).toHaveLength(2)
})
