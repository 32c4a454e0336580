import { useSyncExternalStore } from 'react'

/** A value outside React that parts of a page share. */
interface Store<Value> {
  get: () => Value
  set: (next: Value) => void
  /** Calls with each change until the returned function is called. */
  watch: (watcher: () => void) => () => void
  /** What a server renders, and React while it takes a page over. */
  initial: Value
}

interface StoreSource<Value> {
  /** Reads the value from the browser when it is first asked for. */
  load?: () => Value
  /** Follows its source while there are watchers; returns the function that stops it. */
  connect?: () => () => void
}

export function createStore<Value>(
  initial: Value,
  { load, connect }: StoreSource<Value> = {},
): Store<Value> {
  const watchers = new Set<() => void>()
  let value = initial
  let isLoaded = load === undefined
  let disconnect: (() => void) | undefined

  return {
    initial,
    get() {
      if (!isLoaded && load) value = load()
      isLoaded = true
      return value
    },
    set(next) {
      value = next
      isLoaded = true
      for (const watcher of watchers) watcher()
    },
    watch(watcher) {
      if (watchers.size === 0) disconnect = connect?.()
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) disconnect?.()
      }
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.watch, store.get, () => store.initial)
}
