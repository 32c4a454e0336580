import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('a missing chunk reloads the page once, and again only after a minute', () => {
  const now = 1_000_000
  expect(reloadOnce(now)).toBe(true)
  expect(reloadOnce(now + 59_999)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(now + 60_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a connection the page is not reloaded, and the attempt is not used up', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(reloadOnce()).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  expect(reloadOnce()).toBe(true)
})

test('without session storage the page is never reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('closed')
    },
    setItem() {
      throw new Error('closed')
    },
  })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
