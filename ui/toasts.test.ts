import { expect, test } from 'vitest'
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
