import { expect, test } from 'vitest'
import { dismissToast, listToasts, showToast, watchToasts } from './toasts.ts'

test('a message is shown for 2000 ms unless specified, and the same text is never shown twice', () => {
  let changes = 0
  const stop = watchToasts(() => (changes += 1))
  showToast('Saved')
  showToast('Saved')
  const id = showToast('Error from Server', { tone: 'error', milliseconds: 6000 })
  expect(listToasts()).toMatchObject([
    { text: 'Saved', tone: 'success', milliseconds: 2000 },
    { text: 'Error from Server', tone: 'error', milliseconds: 6000 },
  ])
  dismissToast(id)
  expect(listToasts()).toHaveLength(1)
  stop()
  dismissToast(listToasts()[0]?.id ?? 0)
  expect(changes).toBe(4)
})
