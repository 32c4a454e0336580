import { foldTyping } from './fold-typing.ts'
import { parseDecimalText } from './format-money.ts'
import type { Cents } from './money.ts'

/** Parses an amount typed with any keyboard; null if it is none. */
export function typedCents(text: string): Cents | null {
  return parseDecimalText(foldTyping(text).trim())
}
