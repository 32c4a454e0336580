import { foldTyping } from '#domain/fold-typing.ts'
import { numbersOf, readStored, store } from '../storage-values.ts'

/** Centimetres by measurement, of a garment the customer owns. Kept in this browser only. */
export type OwnGarment = Readonly<Record<string, number>>

export interface SizeDifference {
  size: string
  /** Centimetres that the size has more than the own garment. */
  differences: readonly { name: string; cm: number }[]
  isClosest: boolean
}

const storageKey = 'shop.own-garment'
const tops = ['chest', 'length', 'sleeve']
const trousers = ['waist', 'inseam', 'thigh']
const maxCm = 300

/** The measurements worth entering, of those the product has. */
export function comparableMeasures(names: readonly string[]): string[] {
  const wanted = names.includes('chest') ? tops : names.includes('waist') ? trousers : []
  return wanted.filter((name) => names.includes(name))
}

/** How each size differs from the own garment; empty before anything comparable is entered. */
export function compareSizes(
  sizes: readonly { size: string; values: Readonly<Record<string, number>> }[],
  own: OwnGarment,
  names: readonly string[],
): SizeDifference[] {
  const compared = sizes.map(({ size, values }) => ({
    size,
    differences: names.flatMap((name) => {
      const [theirs, mine] = [values[name], own[name]]
      return theirs === undefined || mine === undefined
        ? []
        : [{ name, cm: Math.round((theirs - mine) * 10) / 10 }]
    }),
  }))
  const distances = compared.map(({ differences }) =>
    differences.length === 0
      ? Infinity
      : differences.reduce((sum, { cm }) => sum + Math.abs(cm), 0) / differences.length,
  )
  const smallest = Math.min(...distances)
  if (smallest === Infinity) return []
  const closest = distances.indexOf(smallest)
  return compared.map((each, at) => ({ ...each, isClosest: at === closest }))
}

/** Centimetres typed in the unit; null if it is no measurement. */
export function parseMeasure(typed: string, unit: 'cm' | 'in'): number | null {
  const number = Number(foldTyping(typed).trim().replace(',', '.'))
  if (typed.trim() === '' || !(number > 0)) return null
  const cm = unit === 'cm' ? number : number * 2.54
  return cm > maxCm ? null : Math.round(cm * 100) / 100
}

export function readOwnGarment(): OwnGarment {
  return numbersOf(readStored('local', storageKey))
}

export function storeOwnGarment(own: OwnGarment): void {
  store('local', storageKey, own)
}
