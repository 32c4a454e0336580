import { randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireFileName, type FileStore } from './file-store.ts'

/** Stores files in a folder. Writes are atomic, even if the process is killed. */
export function folderFiles(root: string): FileStore {
  const place = (name: string) => path.join(root, requireFileName(name))
  return {
    async put(name, bytes) {
      const target = place(name)
      await mkdir(path.dirname(target), { recursive: true })
      const part = `${target}.${randomUUID()}.part`
      try {
        await writeFile(part, bytes)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(place(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(name) {
      await rm(place(name), { force: true })
    },
    async *list() {
      for await (const entry of glob('**', { cwd: root, withFileTypes: true })) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue
        yield path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')
      }
    },
  }
}
