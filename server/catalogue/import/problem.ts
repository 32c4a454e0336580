import type { Locale } from '#domain/locale.ts'
import { say, type Sentence } from './import-texts.ts'

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
