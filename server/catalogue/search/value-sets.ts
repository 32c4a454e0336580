import { Bits, unite } from './bits.ts'

export class ValueSets {
  readonly #sets = new Map<string, Bits>()

  add(value: string, slot: number): void {
    let set = this.#sets.get(value)
    if (!set) {
      set = new Bits()
      this.#sets.set(value, set)
    }
    set.add(slot)
  }

  remove(value: string, slot: number): void {
    this.#sets.get(value)?.remove(slot)
  }

  withAny(values: Iterable<string>, length: number): Uint32Array {
    const slots = new Uint32Array(length)
    for (const value of values) {
      const set = this.#sets.get(value)
      if (set) unite(slots, set.words)
    }
    return slots
  }

  has(value: string): boolean {
    return this.#sets.has(value)
  }

  get(value: string): Uint32Array {
    return this.#sets.get(value)?.words ?? none
  }

  values(): string[] {
    return [...this.#sets.keys()]
  }
}

const none = new Uint32Array(0)
