import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('who watches hears of each change, and of none after leaving', () => {
  const store = createStore(0)
  const watcher = vi.fn()
  const stop = store.watch(watcher)
  store.set(1)
  expect(store.get()).toBe(1)
  expect(watcher).toHaveBeenCalledTimes(1)
  stop()
  store.set(2)
  expect(watcher).toHaveBeenCalledTimes(1)
})

test('a source is read once, when the value is first asked for, unless it was set before', () => {
  const load = vi.fn(() => 'stored')
  const store = createStore('', { load })
  expect(load).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['stored', 'stored'])
  expect(load).toHaveBeenCalledTimes(1)

  const other = createStore('', { load })
  other.set('set')
  expect(other.get()).toBe('set')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a source is followed by one listener, as long as anybody watches', () => {
  const disconnect = vi.fn()
  const connect = vi.fn(() => disconnect)
  const store = createStore(0, { connect })
  const stops = [store.watch(() => {}), store.watch(() => {})]
  expect(connect).toHaveBeenCalledTimes(1)
  stops[0]?.()
  expect(disconnect).not.toHaveBeenCalled()
  stops[1]?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
  store.watch(() => {})
  expect(connect).toHaveBeenCalledTimes(2)
})
