import type { FileStore } from '../adapters/files/file-store.ts'
import { isRendition } from './renditions.ts'

const atOnce = 8

interface CopiedFiles {
  copied: number
  /** Already there, with the same bytes. */
  equal: number
}

/**
 * Copies every file but renditions, which are made again when asked for. What is there already is
 * compared, so an interrupted copy can be repeated. Throws if a copy differs when read back.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  report: (done: number) => void,
): Promise<CopiedFiles> {
  const result = { copied: 0, equal: 0 }
  const names = from.list()[Symbol.asyncIterator]()
  // Several copy at once from one list.
  const copyOnwards = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      if (isRendition(next.value)) continue
      const outcome = await copyFile(next.value, from, to)
      if (outcome !== 'deleted') result[outcome] += 1
      report(result.copied + result.equal)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copyOnwards))
  return result
}

async function copyFile(name: string, from: FileStore, to: FileStore) {
  const bytes = await from.get(name)
  // By the open shop, since it was listed.
  if (!bytes) return 'deleted'
  if ((await to.get(name))?.equals(bytes)) return 'equal'
  await to.put(name, bytes)
  if (!(await to.get(name))?.equals(bytes)) throw new Error(`the copy of ${name} differs`)
  return 'copied'
}
