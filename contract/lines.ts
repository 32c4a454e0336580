import { z } from '@hono/zod-openapi'
import { issueSentences } from './issue-sentences.ts'

/** No control character, tab or line break: it may reach a letter's head, a label or a CSV row. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** However it was typed or pasted, a line ends with `\n`. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replaceAll('\t', ' ')
}

/** Text of several lines. Every other text of a body is one line: see `strictly`. */
export function prose(max: number) {
  return z
    .string()
    .overwrite(withPlainBreaks)
    .trim()
    .max(max)
    .refine((text) => isOneLine(text.replaceAll('\n', ' ')), issueSentences.no_controls.en)
}

/** Whether a shape was made by `prose`, also when more has been asked of it since. */
export function isProse({ def }: z.core.$ZodString['_zod']): boolean {
  return (
    def.checks?.some(
      ({ _zod: { def: check } }) => 'tx' in check && check.tx === withPlainBreaks,
    ) === true
  )
}
