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

test('the same order is sent with the same key until it is answered', () => {
  const first = startAttempt('order A')
  expect(startAttempt('order A')).toEqual(first)
  expect(startAttempt('order B').key).not.toBe(first.key)
})

test('after an answer the same order is sent as a new one', () => {
  const first = startAttempt('order A')
  endAttempt(first)
  expect(readAttempts()).toEqual([])
  expect(startAttempt('order A').key).not.toBe(first.key)
})

test('unanswered orders are remembered, and answering one leaves the others', () => {
  const [a, b] = [startAttempt('order A'), startAttempt('order B')]
  endAttempt(b)
  expect(readAttempts()).toEqual([a])
})

test('without storage an order can still be sent', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(startAttempt('order A').body).toBe('order A')
  expect(readAttempts()).toEqual([])
})
