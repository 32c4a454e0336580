/** The letters in the measuring drawing: one set for what hangs from the shoulder, one for the legs. */
const letters: readonly Readonly<Record<string, string>>[] = [
  { chest: 'A', length: 'B', shoulder: 'C', sleeve: 'D' },
  { waist: 'A', rise: 'B', inseam: 'C', hem: 'D' },
]

/** In the order people measure in. */
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

/** Every measurement that some size has, in order; what has no place there comes last. */
export function measuresShown(
  sizes: readonly { values: Readonly<Record<string, number>> }[],
): string[] {
  const names = [...new Set(sizes.flatMap(({ values }) => Object.keys(values)))]
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The letter of a measurement in the drawing of a garment that has all of these. */
export function letterOf(name: string, names: readonly string[]): string | undefined {
  const [leading] = letters.filter((set) => Object.hasOwn(set, names[0] ?? ''))
  return leading?.[name]
}
