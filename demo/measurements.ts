import { measureTitles } from '#domain/measures.ts'
import type { SizeRun } from './range.ts'

type MeasureName = keyof typeof measureTitles
export type Measures = Readonly<Partial<Record<MeasureName, number>>>

export const sizesOf = {
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['28', '29', '30', '31', '32', '33', '34', '36'],
  one: ['One size'],
} as const satisfies Record<SizeRun, readonly string[]>

/** The size in which a style is measured; the other sizes are graded from it. */
const baseSize = { letters: 'M', waist: '32', one: 'One size' } as const satisfies Record<
  SizeRun,
  string
>

/** Increase from one letter size to the next. */
const emailStep: Measures = {
  shoulder: 1.5,
  chest: 2.5,
  length: 1.5,
  sleeve: 1,
  waist: 2.5,
  hip: 2.5,
  rise: 0.75,
  inseam: 0.5,
  thigh: 1.25,
  hem: 1,
}

/** Increase per inch of waist. */
const waistStep: Measures = {
  waist: 1.27,
  hip: 1.2,
  rise: 0.3,
  inseam: 0.25,
  thigh: 0.7,
  hem: 0.25,
}

/** `step` overrides the increase: short sleeves and cropped hems grow less than long ones. */
export function measuresOf(
  run: SizeRun,
  base: Measures,
  size: string,
  step: Measures = {},
): Measures {
  const steps = { ...(run === 'waist' ? waistStep : emailStep), ...step }
  const distance = stepsFromBase(run, size)
  const graded: Partial<Record<MeasureName, number>> = {}
  for (const name of measureNames) {
    const value = base[name]
    if (value !== undefined) graded[name] = toHalf(value + distance * (steps[name] ?? 0))
  }
  return graded
}

/** In the order in which people measure. */
export const measureNames: readonly MeasureName[] = Object.keys(measureTitles).filter(isMeasureName)

export function isMeasureName(value: string): value is MeasureName {
  return Object.hasOwn(measureTitles, value)
}

function stepsFromBase(run: SizeRun, size: string): number {
  if (run === 'one') return 0
  if (run === 'waist') return Number(size) - Number(baseSize.waist)
  const sizes: readonly string[] = sizesOf.letters
  return sizes.indexOf(size) - sizes.indexOf(baseSize.letters)
}

function toHalf(value: number): number {
  return Math.round(value * 2) / 2
}
