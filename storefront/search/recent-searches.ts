import { keep, readKept, textListOf } from '../keep.ts'

const key = 'shop.searches'
const most = 5

export function recentSearches(): string[] {
  return textListOf(readKept('local', key))
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
