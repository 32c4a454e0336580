import { store, readStored, textListOf } from '../storage-values.ts'

const key = 'shop.searches'
const max = 5

export function recentSearches(): string[] {
  return textListOf(readStored('local', key))
}

export function rememberSearch(text: string): void {
  store('local', key, [text, ...without(text)].slice(0, max))
}

export function forgetSearch(text: string): void {
  store('local', key, without(text))
}

function without(text: string): string[] {
  return recentSearches().filter((each) => each !== text)
}
