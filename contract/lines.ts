import { z } from '@hono/zod-openapi'
import { issueSentences } from './issue-sentences.ts'

/**
 * No control character, tab or line break: the text may end up in an email header, a label or a CSV
 * row.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** Normalises line breaks to LF. */
function withPlainBreaks(text: string): string {
  return withPlainRows(text).replaceAll('\t', ' ')
}

/** The same for a table, whose tabs part its cells. */
function withPlainRows(text: string): string {
  return text.replaceAll(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
}

/** Multi-line text. All other text in a body is a single line: see `strictly`. */
export function prose(max: number) {
  return z
    .string()
    .overwrite(withPlainBreaks)
    .trim()
    .max(max)
    .refine((text) => isOneLine(text.replaceAll('\n', ' ')), issueSentences.no_controls.en)
}

/** The text of a table: rows by line, cells by a separator, which may be a tab. */
export function tableText(max: number) {
  return z
    .string()
    .overwrite(withPlainRows)
    .max(max)
    .refine((text) => isOneLine(text.replaceAll(/[\n\t]/g, ' ')), issueSentences.not_table_text.en)
}

/** Says whether a schema was made by `prose` or `tableText`, even if refined since. */
export function isProse({ def }: z.core.$ZodString['_zod']): boolean {
  return (
    def.checks?.some(
      ({ _zod: { def: check } }) =>
        'tx' in check && (check.tx === withPlainBreaks || check.tx === withPlainRows),
    ) === true
  )
}
