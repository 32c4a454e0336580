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
}

export type ReadReply = { id: number } & (
  | { recognition: ImageRecognition | null }
  | { problem: string }
)

process.on('message', (request: ReadRequest) => {
  read(request.picture)
    .then((recognition) => reply({ id: request.id, recognition }))
    .catch((error: unknown) => reply({ id: request.id, problem: String(error) }))
})
// The parent process has gone.
process.on('disconnect', () => process.exit(0))

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
