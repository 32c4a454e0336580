import { stopCommands } from '../command.ts'
import { whileWaiting } from '../progress.ts'

/** What closing may take after the drain. */
const patienceMs = 12_000
/** Ctrl-C arrives twice, from the terminal and from the bootstrap; what comes later is meant. */
const sameSignalMs = 500

/** Closes in reverse order what a process has opened, and ends it. */
export class Closing {
  isOn = false
  drainMs = 0
  #since = 0
  readonly #opened: (() => Promise<void>)[] = []

  add(close: () => Promise<void>): void {
    this.#opened.push(close)
  }

  /** Finishes what is under way; called again later, it ends at once. */
  ask(): void {
    if (this.isOn && performance.now() - this.#since > sameSignalMs) process.exit(1)
    this.start(0)
  }

  start(exitCode: number): void {
    if (this.isOn) return
    this.isOn = true
    this.#since = performance.now()
    stopCommands()
    setTimeout(() => {
      console.error('Closing takes too long; exiting.')
      process.exit(1)
    }, this.drainMs + patienceMs).unref()
    this.#closeAll().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }

  async #closeAll(): Promise<void> {
    const closing = async () => {
      for (const close of this.#opened.toReversed()) await close()
    }
    await whileWaiting('Closing the shop …', closing())
  }
}
