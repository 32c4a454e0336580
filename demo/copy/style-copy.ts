import type { CareCode } from '#db/care.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { FabricKind, FitKind, OriginCode } from '#db/attributes.ts'
import type { CollectionSlug } from '../catalogue.ts'
import type { FabricPart } from '../fabric.ts'
import type { Measures } from '../measurements.ts'

export interface StyleCopy {
  handle: string
  /** Three digits, assigned in the order the patterns were cut; gaps are discontinued styles. */
  styleNumber: string
  /** Whole Hong Kong dollars. */
  price: number
  /** The price before the markdown. */
  compareAt?: number
  /** Packed weight in the base size. */
  grams: number
  /** Absent for accessories that have no fit. */
  fitKind?: FitKind
  fabricKind: FabricKind
  fabric: readonly FabricPart[]
  care: readonly CareCode[]
  origin: OriginCode
  collection: CollectionSlug
  tags: readonly string[]
  /** Handles of styles that complete the look, best first. */
  goesWith: readonly string[]
  /** Rank in the recommended order, from 1. */
  position: number
  /** First day on sale. */
  published: `${number}-${number}-${number}`
  preorder?: { limit: number; date: `${number}-${number}-${number}` }
  /** Centimetres, laid flat, in M, a 32 waist or the one size. */
  base: Measures
  step?: Measures
  /** The model's height in cm; he wears the same size in everything. */
  model?: keyof typeof modelSizes
  en: StyleWords
  zh: StyleWords
  cn: StyleWords
}

interface StyleWords {
  title: string
  /** One short line for cards in list view. */
  subtitle: string
  /** Plain text: blank lines separate paragraphs, `- ` starts a list item. */
  description: string
  /** How it fits and which size to take; the model line is added by `fitText`. */
  fit: string
}

const modelSizes = {
  183: { letters: 'L', waist: '32' },
  176: { letters: 'M', waist: '30' },
} as const

/** The fit note, followed by the model's height and size. */
export function fitText(copy: StyleCopy, run: 'letters' | 'waist' | 'one'): LocalizedText {
  if (copy.model === undefined || run === 'one') {
    return { en: copy.en.fit, zh: copy.zh.fit, cn: copy.cn.fit }
  }
  const size = modelSizes[copy.model][run]
  return {
    en: `${copy.en.fit} Model is ${copy.model} cm and wears ${size}.`,
    zh: `${copy.zh.fit}模特兒身高${copy.model}厘米，穿${size}碼。`,
    cn: `${copy.cn.fit}模特身高${copy.model}厘米，穿${size}码。`,
  }
}

/** Dedents a text: strips outer blank lines and leading spaces. */
export function prose(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings
    .flatMap((text, at) => [text, values[at] ?? ''])
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
