import { createStore, useStore } from '#ui/store.ts'
import { readStored, store, textListOf } from '../storage-values.ts'

const key = 'shop.compare'
export const maxCompared = 4
const nothing: readonly string[] = []

const compared = createStore(nothing, { load: read, connect: watch })

/** Ids of the products to compare, kept in this browser; empty during hydration. */
export function useCompared(): readonly string[] {
  return useStore(compared)
}

/** Returns false if the list is full. */
export function toggleCompared(id: string): boolean {
  const ids = compared.get()
  if (!ids.includes(id) && ids.length >= maxCompared) return false
  show(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  return true
}

export function removeCompared(id: string): void {
  show(compared.get().filter((each) => each !== id))
}

function show(ids: readonly string[]): void {
  store('local', key, ids)
  compared.set(ids)
}

function read(): readonly string[] {
  return textListOf(readStored('local', key)).slice(0, maxCompared)
}

function watch(): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) compared.set(read())
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
