import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { ReadText } from '#domain/proof/read-text.ts'

export interface PictureReading {
  /**
   * One result per pass over the picture: one pass finds scattered words, another follows lines.
   */
  looks: ReadText[]
  signs: EditSign[]
}

/** Reads English and Chinese text from pictures, one at a time; further ones wait. */
export interface ImageReader {
  /**
   * Null if the picture can never be read: not a picture, no text in it, or it takes too long.
   * Rejects if the reader itself failed.
   */
  read: (picture: Uint8Array) => Promise<PictureReading | null>
  /** Stops the reader; a read in progress rejects. */
  close: () => Promise<void>
}
