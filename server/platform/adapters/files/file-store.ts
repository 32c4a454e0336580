/** Bytes by name. We choose the names: letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined if there is no such file. */
  get: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** Names of all files, in no particular order. */
  list: () => AsyncIterable<string>
}

/** Throws unless the name is one that every file store takes. */
export function requireFileName(name: string): string {
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(name)) throw new Error(`invalid file name: ${name}`)
  return name
}
