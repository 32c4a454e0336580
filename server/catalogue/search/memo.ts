/** A memo of limited size, cleared when it is full. */
export class Memo<Key, Value> {
  readonly #known = new Map<Key, Value>()
  readonly #most: number
  readonly #make: (key: Key) => Value

  constructor(most: number, make: (key: Key) => Value) {
    this.#most = most
    this.#make = make
  }

  get(key: Key): Value {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= this.#most) this.#known.clear()
    const made = this.#make(key)
    this.#known.set(key, made)
    return made
  }
}
