import { beforeEach, expect, test, vi } from 'vitest'
import {
  endPendingCheckout,
  readPendingCheckouts,
  startPendingCheckout,
} from './pending-checkouts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('the same order is sent with the same key until it is answered', () => {
  const first = startPendingCheckout('order A')
  expect(startPendingCheckout('order A')).toEqual(first)
  expect(startPendingCheckout('order B').key).not.toBe(first.key)
})

test('after an answer the same order is sent as a new one', () => {
  const first = startPendingCheckout('order A')
  endPendingCheckout(first)
  expect(readPendingCheckouts()).toEqual([])
  expect(startPendingCheckout('order A').key).not.toBe(first.key)
})

test('unanswered orders are remembered, and answering one leaves the others', () => {
  const [a, b] = [startPendingCheckout('order A'), startPendingCheckout('order B')]
  endPendingCheckout(b)
  expect(readPendingCheckouts()).toEqual([a])
})

test('without storage an order can still be sent', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(startPendingCheckout('order A').body).toBe('order A')
  expect(readPendingCheckouts()).toEqual([])
})
