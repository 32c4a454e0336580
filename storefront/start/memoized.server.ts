const maxKept = 10_000

/** Caches `compute` by text, up to a maximum size. */
export function memoized<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? compute(text)
    if (known.size >= maxKept) known.clear()
    known.set(text, value)
    return value
  }
}
