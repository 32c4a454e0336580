/** Slots kept sorted while single products are added and removed. */
export class SortedSlots {
  readonly #compare: (a: number, b: number) => number
  #slots: number[] = []
  #added: number[] = []

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(slot: number): void {
    this.#added.push(slot)
  }

  /** Call it before the slot's sort key changes: the slot is found by binary search. */
  remove(slot: number): void {
    const slots = this.inOrder()
    const at = this.#placeOf(slot)
    if (slots[at] === slot) this.#slots.splice(at, 1)
  }

  inOrder(): readonly number[] {
    if (this.#added.length > 50) {
      this.#slots = this.#slots.concat(this.#added).sort(this.#compare)
    } else {
      for (const slot of this.#added) this.#slots.splice(this.#placeOf(slot), 0, slot)
    }
    this.#added = []
    return this.#slots
  }

  #placeOf(slot: number): number {
    let low = 0
    let high = this.#slots.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
