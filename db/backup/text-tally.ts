import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 0x0a

/** Passes COPY text through, counting and hashing it. The text escapes line ends, so rows are lines. */
export class TextTally extends Transform {
  rows = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) {
      this.rows++
    }
    this.#hash.update(chunk)
    done(null, chunk)
  }

  /** Once, when the stream has ended. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
