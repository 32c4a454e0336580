/** A memo of limited size, cleared when it is full. */
export class Memo<Key, Value> {
  readonly #known = new Map<Key, Value>()
  readonly #max: number
  readonly #make: (key: Key) => Value

  constructor(max: number, make: (key: Key) => Value) {
    this.#max = max
    this.#make = make
  }

  get(key: Key): Value {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= this.#max) this.#known.clear()
    const made = this.#make(key)
    this.#known.set(key, made)
    return made
  }
}
