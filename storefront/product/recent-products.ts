import { store, readStored } from '../storage-values.ts'

const key = 'shop.recent'
const max = 12

export function recentProducts(): string[] {
  const kept = readStored('local', key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

export function rememberProduct(id: string): void {
  store('local', key, [id, ...recentProducts().filter((each) => each !== id)].slice(0, max))
}
