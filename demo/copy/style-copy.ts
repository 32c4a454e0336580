import type { CareCode } from '#db/care.ts'
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
  /** How it fits and which size to take. */
  fit: string
}

/** The fit note in the three languages. */
export function fitOf({ en, zh, cn }: StyleCopy) {
  return { en: en.fit, zh: zh.fit, cn: cn.fit }
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
