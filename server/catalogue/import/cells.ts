import { startOfHongKongDay } from '#domain/dates.ts'
import type { LocalizedText } from '#db/json-types.ts'
import { completeText } from '../../platform/text/complete-translations.ts'
import type { Sentence } from './import-texts.ts'
import type { Problem } from './problem.ts'
import type { CsvRow } from './read-csv.ts'

/** Parses cells and records those that are invalid. */
export class Cells {
  readonly problems: Problem[] = []

  report(row: CsvRow, column: string, sentence: Sentence): void {
    this.problems.push({ line: row.line, column, sentence })
  }

  /** HKD with up to two decimals, in cents; null if empty. */
  money(row: CsvRow, column: string): number | null {
    const text = row.cell(column)
    if (text === '') return null
    const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''))
    if (!match) {
      this.report(row, column, (t) => t.notMoney(text))
      return null
    }
    return Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
  }

  /** A whole number from 0; null if empty. */
  count(row: CsvRow, column: string): number | null {
    const text = row.cell(column)
    if (text === '') return null
    if (/^\d{1,7}(\.0+)?$/.test(text)) return Math.trunc(Number(text))
    this.report(row, column, (t) => t.notCount(text))
    return null
  }

  /** Grams, rounded to a whole number; null if empty. */
  grams(row: CsvRow, column: string): number | null {
    const text = row.cell(column)
    if (text === '') return null
    if (/^\d{1,7}(\.\d+)?$/.test(text)) return Math.round(Number(text))
    this.report(row, column, (t) => t.notGrams(text))
    return null
  }

  date(row: CsvRow, column: string): string | null {
    const text = row.cell(column)
    if (text === '') return null
    if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
    this.report(row, column, (t) => t.notDate(text))
    return null
  }

  /** A date, at midnight, or a date and time in Hong Kong; null if empty. */
  instant(row: CsvRow, column: string): Date | null {
    const text = row.cell(column)
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
      const match = /^([a-z]+)=(\d{1,3}(?:\.\d+)?)$/.exec(part)
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
    clean: (text: string) => string = (text) => text,
  ): LocalizedText {
    const chinese = column.replace(' (HTML)', '')
    const en = clean(row.cell(column))
    const zh = clean(row.cell(`${chinese} (zh)`))
    const cn = clean(row.cell(`${chinese} (cn)`))
    return completeText({ en, zh, cn })
  }

  optionalText(row: CsvRow, column: string): LocalizedText | null {
    const text = this.text(row, column)
    return text.en === '' && text.zh === '' ? null : text
  }
}
