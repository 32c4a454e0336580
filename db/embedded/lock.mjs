import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

// Plain JavaScript, because the bootstrap takes a lock before the pinned Node is installed.

/**
 * Takes the lock file, or returns the process holding it. The lock of a dead process is taken over.
 */
export function takeLock(file) {
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) })
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o644 })
      return { release: () => releaseLock(file, mine) }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const theirs = settledContent(file)
    const holder = livingOwnerIn(theirs)
    if (holder !== undefined) return { heldBy: holder }
    removeStale(file, theirs)
  }
}

/** The pid of the running process that holds the lock, if any. */
export function lockHolder(file) {
  return livingOwnerIn(contentOf(file))
}

/**
 * Start time of a process, to distinguish a later process with the same pid. Undefined if there is
 * no such process.
 */
export function birthOf(pid) {
  if (process.platform === 'linux') {
    const stat = contentOf(`/proc/${pid}/stat`)
    // The command name, in parentheses, may contain spaces; state and start time come after it.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (!fields || fields[0] === 'Z') return undefined
    return `${contentOf('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch (error) {
    // What `ps` answers if there is no such process.
    if (error.status !== 1) throw error
    return undefined
  }
}

function releaseLock(file, mine) {
  if (contentOf(file) === mine) rmSync(file, { force: true })
}

/** The lock's content, once its owner has finished writing. */
function settledContent(file) {
  for (let tries = 0; tries < 20; tries++) {
    const content = contentOf(file)
    if (content === undefined || ownerIn(content)) return content
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
  return contentOf(file)
}

function livingOwnerIn(content) {
  const owner = ownerIn(content)
  return owner && birthOf(owner.pid) === owner.birth ? owner.pid : undefined
}

function ownerIn(content) {
  try {
    const { pid, birth } = JSON.parse(content ?? '')
    return Number.isInteger(pid) && typeof birth === 'string' ? { pid, birth } : undefined
  } catch {
    // Cut off when its process was killed, or not ours.
    return undefined
  }
}

/** Moves the lock aside before deleting it: another process may have taken it over meanwhile. */
function removeStale(file, judged) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const moved = contentOf(aside)
  rmSync(aside, { force: true })
  if (moved !== judged && moved !== undefined) writeFileSync(file, moved, { flag: 'wx' })
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}
