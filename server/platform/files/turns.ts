/** Runs one task at a time, in the order they came; one that fails holds up no other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(task, task)
    this.#last = mine
    return mine
  }
}
