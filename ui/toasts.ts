import { createStore } from './store.ts'

export interface Toast {
  id: number
  text: string
  tone: 'success' | 'error'
  milliseconds: number
  /** Such as undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

// spec §8: success, bottom centre, gone after 2000 ms.
const defaultMilliseconds = 2000

// spec §8
const redirectMilliseconds = 1500

const none: readonly Toast[] = []
export const toasts = createStore(none)
let lastId = 0

interface ToastOptions extends Partial<Pick<Toast, 'tone' | 'milliseconds' | 'action'>> {
  /** Goes to another page once the toast has been read. */
  redirect?: () => void
}

/** Browser only: a server shares its modules between visitors. */
export function showToast(text: string, { redirect, ...options }: ToastOptions = {}): number {
  if (redirect) setTimeout(redirect, redirectMilliseconds)
  lastId += 1
  const toast: Toast = {
    id: lastId,
    text,
    tone: 'success',
    milliseconds: defaultMilliseconds,
    ...options,
  }
  toasts.set([...toasts.get().filter((other) => other.text !== text), toast])
  return lastId
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
