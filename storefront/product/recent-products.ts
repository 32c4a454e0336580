import { keep, readKept } from '../keep.ts'

const key = 'shop.recent'
const most = 12

export function recentProducts(): string[] {
  const kept = readKept('local', key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

export function rememberProduct(id: string): void {
  keep('local', key, [id, ...recentProducts().filter((each) => each !== id)].slice(0, most))
}
