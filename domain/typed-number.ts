import { foldTyping } from './fold-typing.ts'

/** The number that was typed, with any keyboard: null if nothing was, NaN if it is none. */
export function typedNumber(text: string): number | null {
  const plain = foldTyping(text).trim()
  if (plain === '') return null
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
