import type { Messages } from '../messages/messages.ts'

/** Letters in the measuring drawings: one set for tops, one for trousers. */
const letters: readonly Readonly<Record<string, string>>[] = [
  { chest: 'A', length: 'B', shoulder: 'C', sleeve: 'D' },
  { waist: 'A', rise: 'B', inseam: 'C', hem: 'D' },
]

const order = [
  'chest',
  'length',
  'shoulder',
  'sleeve',
  'collar',
  'waist',
  'hip',
  'rise',
  'inseam',
  'thigh',
  'hem',
  'circumference',
  'brim',
  'height',
  'width',
  'depth',
  'strap',
  'foot',
  'overall',
]

/** Every measurement that some size has, in measuring order; unknown ones last. */
export function measuresShown(
  sizes: readonly { values: Readonly<Record<string, number>> }[],
): string[] {
  const names = [...new Set(sizes.flatMap(({ values }) => Object.keys(values)))]
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The measurement's letter in the drawing; `names` tells which drawing the garment uses. */
export function emailOf(name: string, names: readonly string[]): string | undefined {
  const [leading] = letters.filter((set) => Object.hasOwn(set, names[0] ?? ''))
  return leading?.[name]
}

export function measureTitle(name: string, { measureTitles }: Messages['product']): string {
  return new Map<string, string>(Object.entries(measureTitles)).get(name) ?? name
}
