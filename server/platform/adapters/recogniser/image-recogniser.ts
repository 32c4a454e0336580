import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { RecognisedText } from '#domain/proof/recognised-text.ts'

export interface ImageRecognition {
  /**
   * One result per pass over the picture: one pass finds scattered words, another follows lines.
   */
  looks: RecognisedText[]
  signs: EditSign[]
  /**
   * Says whether every sum could be compared with other text in its style. One that stands alone may have
   * been painted over without a trace.
   */
  isAmountCompared: boolean
}

/** Reads English and Chinese text from pictures, one at a time; further ones wait. */
export interface ImageRecogniser {
  /**
   * Null if the picture can never be read: not a picture, no text in it, or too much work.
   * `timed_out` if the machine was too busy to read it in time. Rejects if the recogniser itself
   * failed.
   */
  read: (picture: Uint8Array) => Promise<ImageRecognition | 'timed_out' | null>
  /** Stops the recogniser; a read in progress rejects. */
  close: () => Promise<void>
}
