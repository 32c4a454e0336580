import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { ReadText } from '#domain/proof/read-text.ts'

export interface PictureReading {
  /** What each look at the picture made of it: one finds scattered words, another follows lines. */
  looks: ReadText[]
  /** What suggests that the picture was changed after it was taken. */
  signs: EditSign[]
}

/** Reads English and Chinese text off pictures, one at a time: later ones wait. */
export interface ImageReader {
  /**
   * Null for a picture that cannot be read, now or later: it is none, holds no text, or takes
   * longer than a picture may. Rejects when the reader itself has failed.
   */
  read: (picture: Uint8Array) => Promise<PictureReading | null>
  /** Ends what runs; a reading under way rejects. */
  close: () => Promise<void>
}
