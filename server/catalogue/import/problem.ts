import type { ImportFindings, ImportRemark } from '#db/json-types.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { inStaffLanguages, say, type Sentence } from './import-texts.ts'

export interface Problem {
  line: number
  column: string
  sentence: Sentence
}

export interface ToldProblem {
  line: number
  column: string
  message: string
}

export function tell({ line, column, sentence }: Problem, locale: Locale): ToldProblem {
  return { line, column, message: say(sentence, locale) }
}

/** The stored form, under the file's own heading of the column. */
export function remarkOf(
  { line, column, sentence }: Problem,
  headingOf: (column: string) => string,
): ImportRemark {
  return { line, column: headingOf(column), message: inStaffLanguages(sentence) }
}

/** The findings in one language. */
export function tellFindings(findings: ImportFindings, locale: Locale) {
  const told = (remarks: readonly ImportRemark[]): ToldProblem[] =>
    remarks.map((each) => ({ ...each, message: localize(each.message, locale) }))
  return {
    ...findings,
    problems: told(findings.problems),
    notes: told(findings.notes),
    price_falls: told(findings.price_falls),
  }
}
