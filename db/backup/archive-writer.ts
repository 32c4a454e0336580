import { createWriteStream } from 'node:fs'
import { type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { TextTally } from './text-tally.ts'

/** A tar entry states its size first, so a stream becomes entries of this size. */
const partBytes = 4_000_000
const gzipLevel = 4

/** Writes a tar file that only its owner can read. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #writing: Promise<void>

  constructor(file: string) {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    this.#writing = pipeline(this.#pack, target)
    // The next `add` reports it.
    this.#writing.catch(() => {})
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      this.#pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    })
    // A full disk ends the writing, and with it the wait.
    await Promise.race([added, this.#writing])
  }

  /** Adds a stream as compressed parts: `name/0001.gz`, `name/0002.gz` … */
  async addText(name: string, source: Readable): Promise<{ rows: number; sha256: string }> {
    const tally = new TextTally()
    const addPart = (bytes: Buffer, number: number) =>
      this.add(`${name}/${String(number).padStart(4, '0')}.gz`, bytes)
    await pipeline(
      source,
      tally,
      createGzip({ level: gzipLevel }),
      async (chunks: AsyncIterable<Buffer>) => {
        let number = 0
        for await (const part of inParts(chunks)) await addPart(part, ++number)
      },
    )
    return { rows: tally.rows, sha256: tally.sha256() }
  }

  /** Resolves when everything is on the disk. */
  async finish(): Promise<void> {
    this.#pack.finalize()
    await this.#writing
  }

  /** Ends without a complete file. */
  async abandon(): Promise<void> {
    this.#pack.destroy()
    // That it ends too early is wanted here.
    await this.#writing.catch(() => {})
  }
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
