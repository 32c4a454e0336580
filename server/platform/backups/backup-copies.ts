export interface BackupCopy {
  name: string
  /** The mark of the shop it is of. */
  shop: string
  takenAt: Date
}

/** Copies of backups away from the machine. */
export interface BackupCopies {
  store: (file: string) => Promise<void>
  /** Newest first. */
  list: () => Promise<BackupCopy[]>
  /** Into the folder; verified. Throws a `BackupProblem` if there is no such copy. */
  fetch: (name: string, folder: string) => Promise<string>
  /** Old copies of this shop, by the rule for the folder; returns their names. */
  deleteOld: (shop: string) => Promise<string[]>
  /** Throws unless what is written can be read. */
  probe: () => Promise<void>
}
