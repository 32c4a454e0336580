/** Bytes by name. Names are made by us: letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is no such file. */
  get: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
}
