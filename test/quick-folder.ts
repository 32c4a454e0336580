import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux keeps these files in memory. */
const inMemory = '/dev/shm'

/** Bytes that a run of all tests needs, with room to spare. */
const needed = 4 * 1024 ** 3

/**
 * The folder for the databases and files of tests: in memory where there is room, because a database
 * is copied for each file, which is a thousand files on a disk.
 */
export function quickFolder(): string {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= needed ? inMemory : tmpdir()
}
