import { beforeEach, expect, test, vi } from 'vitest'
import { endAttempt, readAttempts, startAttempt } from './attempts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('until it is answered the same order goes out under the same key', () => {
  const first = startAttempt('order A')
  expect(startAttempt('order A')).toEqual(first)
  expect(startAttempt('order B').key).not.toBe(first.key)
})

test('an answered order that is sent again is a new one', () => {
  const first = startAttempt('order A')
  endAttempt(first)
  expect(readAttempts()).toEqual([])
  expect(startAttempt('order A').key).not.toBe(first.key)
})

test('orders of which no answer came are remembered, and answering one leaves the others', () => {
  const [a, b] = [startAttempt('order A'), startAttempt('order B')]
  endAttempt(b)
  expect(readAttempts()).toEqual([a])
})

test('a storage that is closed costs the memory, not the order', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(startAttempt('order A').body).toBe('order A')
  expect(readAttempts()).toEqual([])
})
