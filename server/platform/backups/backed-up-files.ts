import type { FileStore } from '../adapters/files/file-store.ts'
import { originalName, receivedName } from '../files/store-file.ts'

/** Smaller renditions are left out: they are made again on the next request. */
export function backedUpFiles(store: FileStore) {
  return {
    namesOf: (file: { id: string; mime: string; has_raw_upload: boolean }) => [
      originalName(file),
      ...(file.has_raw_upload ? [receivedName(file)] : []),
    ],
    get: (name: string) => store.get(name),
    put: (name: string, bytes: Buffer) => store.put(name, bytes),
  }
}
