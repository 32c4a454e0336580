import type { ReadText } from '#domain/proof/read-text.ts'

/** Reads English and Chinese text off pictures. One at a time: who comes later waits. */
export interface ImageReader {
  /**
   * What each look at the picture made of it: one finds scattered words, another follows lines.
   * Rejects when the picture cannot be read at all, or not within the time it has.
   */
  read: (picture: Uint8Array) => Promise<ReadText[]>
  /** Ends what runs; a reading under way rejects. */
  close: () => Promise<void>
}
