/** One value per field. */
export type Values<Name extends string> = Partial<Readonly<Record<Name, string>>>

/** How a field stands when a value arrives: it may be filled, must wait, or is the person's own. */
export type FieldState = 'free' | 'in use' | 'own'

interface Divided<Name extends string> {
  /** To fill in now. */
  due: Values<Name>
  /** To try again once the person has left the field they are in. */
  waiting: Values<Name>
}

/**
 * What values that have arrived change: a field without one is left alone, unless an earlier arrival
 * `filled` it, as of another customer: then it is emptied.
 */
export function arrivedValues<Name extends string>(
  values: Values<Name>,
  filled: ReadonlySet<Name>,
): Values<Name> {
  const arrived: Partial<Record<Name, string>> = {}
  for (const name of filled) arrived[name] = ''
  for (const name of namesOf(values)) if (values[name]) arrived[name] = values[name]
  return arrived
}

/**
 * Divides values that arrive while a person may be typing. What the person has changed is left out,
 * also if it was emptied. Fields of one whole, such as an address, are filled together or not at
 * all, so that two are never mixed.
 */
export function dividePrefill<Name extends string>(
  values: Values<Name>,
  wholes: readonly (readonly Name[])[],
  stateOf: (name: Name) => FieldState,
): Divided<Name> {
  const due: Partial<Record<Name, string>> = {}
  const waiting: Partial<Record<Name, string>> = {}
  for (const name of namesOf(values)) {
    const value = values[name] ?? ''
    const whole = wholes.find((each) => each.includes(name)) ?? [name]
    const states = whole.map(stateOf)
    if (states.includes('own')) continue
    if (states.includes('in use')) waiting[name] = value
    else due[name] = value
  }
  return { due, waiting }
}

/** `Object.keys` forgets the type of the names. */
function namesOf<Name extends string>(values: Values<Name>): Name[] {
  const names: Name[] = []
  for (const name in values) names.push(name)
  return names
}
