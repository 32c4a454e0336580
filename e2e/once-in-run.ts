import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { takeLock } from '#db/embedded/lock.mjs'

/** Does work that several files share once per run; later callers, in any process, wait for it. */
export async function onceInRun(name: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(inject('testServer').folder, name)
  const isDone = () => existsSync(`${file}.done`)
  while (!isDone()) {
    const lock = takeLock(`${file}.lock`)
    if (lock.heldBy !== undefined) {
      await sleep(50)
      continue
    }
    try {
      if (!isDone()) await work()
      writeFileSync(`${file}.done`, '')
    } finally {
      lock.release()
    }
  }
}
