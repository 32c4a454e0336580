import { expect, test, vi } from 'vitest'
import { dismissToast, showToast, toasts } from './toasts.ts'

test('a message is shown for 2000 ms unless specified, and the same text is never shown twice', () => {
  let changes = 0
  const stop = toasts.watch(() => (changes += 1))
  showToast('Saved')
  showToast('Saved')
  const id = showToast('Error from Server', { tone: 'error', milliseconds: 6000 })
  expect(toasts.get()).toMatchObject([
    { text: 'Saved', tone: 'success', milliseconds: 2000 },
    { text: 'Error from Server', tone: 'error', milliseconds: 6000 },
  ])
  dismissToast(id)
  expect(toasts.get()).toHaveLength(1)
  stop()
  dismissToast(toasts.get()[0]?.id ?? 0)
  expect(changes).toBe(4)
})

test('a toast with a redirect leads on after 1500 ms, and not before', () => {
  vi.useFakeTimers()
  const redirect = vi.fn()
  showToast('Success', { redirect })
  vi.advanceTimersByTime(1499)
  expect(redirect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(redirect).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
