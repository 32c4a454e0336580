import type { ImageRecognition } from './image-recogniser.ts'
import { readTextOf } from './text-fragments.ts'
import { readPicture } from './read-picture.ts'
import { findSigns } from './signs/find-signs.ts'
import { readPixels, turned, UnreadablePicture } from './signs/pixels.ts'

/**
 * Runs the recogniser in a separate process, so that a crash, high memory use or an endless picture
 * affects only this process.
 */

export interface ReadRequest {
  id: number
  picture: Uint8Array
  /** More work than this is not worth a picture. */
  maxCpuSeconds: number
}

export type ReadReply = { id: number } & (
  | { recognition: ImageRecognition | null }
  /** It is still being read, so this process is of no more use. */
  | { isTooMuchWork: true }
  | { problem: string }
)

process.on('message', (request: ReadRequest) => {
  const watch = watchWork(request)
  read(request.picture)
    .then((recognition) => reply({ id: request.id, recognition }))
    .catch((error: unknown) => reply({ id: request.id, problem: String(error) }))
    .finally(() => clearInterval(watch))
})
// The parent process has gone.
process.on('disconnect', () => process.exit(0))

/**
 * Counts the processor time of all threads, which is the picture's own work: time on the clock also
 * passes while the machine is busy with something else.
 */
function watchWork({ id, maxCpuSeconds }: ReadRequest): NodeJS.Timeout {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system < maxCpuSeconds * 1_000_000) return
    clearInterval(watch)
    reply({ id, isTooMuchWork: true })
  }, 250)
  return watch
}

function reply(message: ReadReply): void {
  process.send?.(message)
}

async function read(bytes: Uint8Array): Promise<ImageRecognition | null> {
  const pixels = await readPixels(bytes).catch(ifUnreadable)
  const seen = pixels && (await readPicture(pixels))
  if (!seen) return null
  const { looks, turns, prepared } = seen
  const upright = await turned(pixels, turns)
  const scale = upright.width / prepared.width
  return {
    looks: looks.map((look) => readTextOf(look, prepared.width)),
    ...(await findSigns({ bytes, upright, looks, scale })),
  }
}

/** Anything else is reported, and the picture is tried again. */
function ifUnreadable(error: unknown): null {
  if (error instanceof UnreadablePicture) return null
  throw error
}
