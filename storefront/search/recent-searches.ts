import { keep, readKept } from '../keep.ts'

const key = 'shop.searches'
const most = 5

export function recentSearches(): string[] {
  const kept = readKept('local', key)
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
}

export function rememberSearch(text: string): void {
  keep('local', key, [text, ...without(text)].slice(0, most))
}

export function forgetSearch(text: string): void {
  keep('local', key, without(text))
}

function without(text: string): string[] {
  return recentSearches().filter((each) => each !== text)
}
