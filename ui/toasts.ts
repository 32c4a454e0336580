export interface Toast {
  id: number
  text: string
  tone: 'success' | 'error'
  milliseconds: number
}

// spec §8: success, bottom centre, gone after 2000 ms.
const defaultMilliseconds = 2000

let toasts: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

/** Browser only: a server shares its modules between visitors. */
export function showToast(
  text: string,
  options: Partial<Pick<Toast, 'tone' | 'milliseconds'>> = {},
): number {
  lastId += 1
  const toast: Toast = {
    id: lastId,
    text,
    tone: 'success',
    milliseconds: defaultMilliseconds,
    ...options,
  }
  change([...toasts.filter((other) => other.text !== text), toast])
  return lastId
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const watcher of watchers) watcher()
}
