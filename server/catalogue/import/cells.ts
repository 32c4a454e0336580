import { startOfHongKongDay } from '#domain/dates.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import type { LocalizedText } from '#db/json-types.ts'
import { completeText } from '../../platform/text/complete-translations.ts'
import type { Sentence } from './import-texts.ts'
import { hasExponent, isFormulaError, isSpreadsheetDay, plainNumber } from './number-cell.ts'
import type { Problem } from './problem.ts'
import type { CsvRow } from './read-csv.ts'

/** Parses cells and records those that are invalid. */
export class Cells {
  readonly problems: Problem[] = []
  /** Values imported otherwise than they stand in the file. */
  readonly notes: Problem[] = []

  report(row: CsvRow, column: string, sentence: Sentence): void {
    this.problems.push({ line: row.line, column, sentence })
  }

  note(row: CsvRow, column: string, sentence: Sentence): void {
    this.notes.push({ line: row.line, column, sentence })
  }

  /** Reports the errors of formulas in any of these columns. */
  refuseFormulaErrors(row: CsvRow, columns: readonly string[]): void {
    for (const column of columns) {
      const text = row.cell(column)
      if (isFormulaError(text)) this.report(row, column, (t) => t.formulaError(text))
    }
  }

  /** HKD in cents, rounded; null if empty. */
  money(row: CsvRow, column: string): number | null {
    const number = this.#number(row, column, (text) => (t) => t.notMoney(text))
    if (number === null) return null
    const [, whole = '', decimals = ''] = /^(\d{1,7})(?:\.(\d+))?$/.exec(number) ?? []
    // Three decimals may be thousands: `1.234`.
    if (whole === '' || (decimals.length === 3 && decimals !== '000')) {
      const text = row.cell(column)
      this.report(row, column, (t) => t.notMoney(text))
      return null
    }
    const amount = Math.round(Number(`${whole}.${decimals || '0'}`) * 100)
    if (/[1-9]/.test(decimals.slice(2))) this.#noteRounding(row, column, (amount / 100).toFixed(2))
    return amount
  }

  /** A whole number from 0; null if empty. */
  count(row: CsvRow, column: string): number | null {
    const number = this.#number(row, column, (text) => (t) => t.notCount(text))
    if (number === null) return null
    if (/^\d{1,7}(\.0+)?$/.test(number)) return Math.trunc(Number(number))
    const text = row.cell(column)
    this.report(row, column, (t) => t.notCount(text))
    return null
  }

  /** Units of stock: Shopify's are negative when it is oversold. */
  stock(row: CsvRow, column: string): number | null {
    const text = foldTyping(row.cell(column))
    if (!/^-\d+(\.0+)?$/.test(text)) return this.count(row, column)
    if (Number(text) < 0) this.note(row, column, (t) => t.negativeStock(text))
    return 0
  }

  /** Grams, rounded to a whole number; null if empty. */
  grams(row: CsvRow, column: string): number | null {
    const number = this.#number(row, column, (text) => (t) => t.notGrams(text))
    if (number === null) return null
    const grams = Math.round(Number(number))
    if (/^\d{1,7}(\.\d+)?$/.test(number)) {
      if (grams !== Number(number)) this.#noteRounding(row, column, String(grams))
      return grams
    }
    const text = row.cell(column)
    this.report(row, column, (t) => t.notGrams(text))
    return null
  }

  #noteRounding(row: CsvRow, column: string, to: string): void {
    const text = row.cell(column)
    this.note(row, column, (t) => t.rounded(text, to))
  }

  #number(row: CsvRow, column: string, notNumber: (text: string) => Sentence): string | null {
    const text = row.cell(column)
    if (text === '') return null
    const number = plainNumber(text)
    // An error of a formula is reported in whatever column it stands.
    if (number === null && !isFormulaError(text)) {
      this.report(row, column, hasExponent(text) ? (t) => t.exponent(text) : notNumber(text))
    }
    return number
  }

  /** Code that a till or a supplier finds the variant by, folded like what staff type. */
  code(row: CsvRow, column: string, max: number): string {
    return foldTyping(this.name(row, column, max))
  }

  /** A name that a spreadsheet may have damaged. */
  name(row: CsvRow, column: string, max: number): string {
    const text = row.cell(column)
    if (hasExponent(text)) this.report(row, column, (t) => t.exponent(text))
    else if (isSpreadsheetDay(text)) this.note(row, column, (t) => t.looksLikeDay(text))
    if (text.length > max) this.report(row, column, (t) => t.tooLong(max))
    return text
  }

  date(row: CsvRow, column: string): string | null {
    const text = foldTyping(row.cell(column))
    if (text === '') return null
    if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
    this.report(row, column, (t) => t.notDate(text))
    return null
  }

  /** A date, at midnight, or a date and time in Hong Kong; null if empty. */
  instant(row: CsvRow, column: string): Date | null {
    const text = foldTyping(row.cell(column))
    const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text)
    if (!match) {
      const day = this.date(row, column)
      return day === null ? null : startOfHongKongDay(day)
    }
    const at = new Date(`${match[1]}T${match[2]}:00+08:00`)
    if (!Number.isNaN(at.getTime())) return at
    this.report(row, column, (t) => t.notDate(text))
    return null
  }

  /** `chest=54;length=72` in centimetres. */
  measurements(row: CsvRow, column: string): Record<string, number> {
    const values: Record<string, number> = {}
    for (const part of this.list(row, column)) {
      const match = /^([a-z]+)=(\d{1,3}(?:\.\d+)?)$/.exec(foldTyping(part))
      if (match?.[1]) values[match[1]] = Number(match[2])
      else this.report(row, column, (t) => t.notMeasurement(part))
    }
    return values
  }

  /** Parts separated by semicolons (or commas, as in Shopify's tags). */
  list(row: CsvRow, column: string, separator = ';'): string[] {
    return row
      .cell(column)
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean)
  }

  /** A text in three columns: `X`, `X (zh)`, `X (cn)`. An empty cn is derived from zh. */
  text(
    row: CsvRow,
    column: string,
    max: number,
    clean: (text: string) => string = (text) => text,
  ): LocalizedText {
    const chinese = column.replace(' (HTML)', '')
    const read = (name: string) => this.shortened(row, name, clean(row.cell(name)), max)
    return completeText({
      en: read(column),
      zh: read(`${chinese} (zh)`),
      cn: read(`${chinese} (cn)`),
    })
  }

  optionalText(row: CsvRow, column: string, max: number): LocalizedText | null {
    const text = this.text(row, column, max)
    return text.en === '' && text.zh === '' ? null : text
  }

  /** The length that the console takes. */
  shortened(row: CsvRow, column: string, text: string, max: number): string {
    if (text.length <= max) return text
    this.note(row, column, (t) => t.shortened(max))
    return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
}
