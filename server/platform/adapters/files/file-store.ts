/** Bytes by name. We choose the names: letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined if there is no such file. */
  get: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
}
