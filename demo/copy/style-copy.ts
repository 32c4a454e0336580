import type { CareCode } from '#db/care.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { FabricKind, FitKind, OriginCode } from '#db/attributes.ts'
import type { CollectionSlug } from '../catalogue.ts'
import type { FabricPart } from '../fabric.ts'
import type { Measures } from '../measurements.ts'

export interface StyleCopy {
  handle: string
  /** Three digits, given in the order the patterns were cut; gaps are styles no longer made. */
  styleNumber: string
  /** Whole Hong Kong dollars. */
  price: number
  /** What it sold for before the markdown. */
  compareAt?: number
  /** Packed weight of the base size. */
  grams: number
  /** Absent where a thing is not worn on the body. */
  fitKind?: FitKind
  fabricKind: FabricKind
  fabric: readonly FabricPart[]
  care: readonly CareCode[]
  origin: OriginCode
  collection: CollectionSlug
  tags: readonly string[]
  /** Handles that complete the look, best first. */
  goesWith: readonly string[]
  /** Place in the recommended order, 1 first. */
  position: number
  /** First day in the shop. */
  published: `${number}-${number}-${number}`
  preorder?: { limit: number; date: `${number}-${number}-${number}` }
  /** Centimetres, laid flat, of M, of a 32 waist, or of the one size. */
  base: Measures
  step?: Measures
  /** Height in cm of the man in the pictures; he takes the same size in everything. */
  model?: keyof typeof modelSizes
  en: StyleWords
  zh: StyleWords
  cn: StyleWords
}

export interface StyleWords {
  title: string
  /** One short line for cards in list view. */
  subtitle: string
  /** Plain text: blank lines part paragraphs, `- ` starts a point. */
  description: string
  /** How it fits and which size to take; the model line is added by `fitText`. */
  fit: string
}

const modelSizes = {
  183: { letters: 'L', waist: '32' },
  176: { letters: 'M', waist: '30' },
} as const

/** The fit note, followed by who wears what in the pictures. */
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

/** Lets a text stand indented in the source: outer blank lines and leading spaces fall away. */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
