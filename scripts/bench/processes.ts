import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU milliseconds that a process, its threads and its descendants have used, by Linux's scheduler,
 * which counts nanoseconds; of descendants that have ended in hundredths of a second.
 */
export function cpuMsOf(pid: number): number {
  const living = [pid, ...descendantsOf(pid)]
  return living.reduce((sum, each) => sum + ownCpuMs(each) + endedChildrenMs(each), 0)
}

/** Bytes in memory of a process and its descendants; what they share counts for each. */
export function memoryOf(pid: number): number {
  const kilobytes = [pid, ...descendantsOf(pid)].map((each) =>
    Number(/VmRSS:\s+(\d+)/.exec(readNow(`/proc/${each}/status`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024
}

const tickMs = 10

function endedChildrenMs(pid: number): number {
  // The name comes in brackets and may hold spaces; the state follows.
  const [, fields = ''] = readNow(`/proc/${pid}/stat`).split(/\) (?=[A-Z] )/)
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number)
  return (user + system) * tickMs
}

function ownCpuMs(pid: number): number {
  return listed(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds = '0'] = readNow(`/proc/${pid}/task/${thread}/schedstat`).split(' ')
    return sum + Number(nanoseconds) / 1_000_000
  }, 0)
}

function descendantsOf(pid: number): number[] {
  const children = listed(`/proc/${pid}/task`).flatMap((thread) =>
    readNow(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** Processes and threads may end while they are listed. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Ended meanwhile.
    return []
  }
}

function readNow(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Ended meanwhile.
    return ''
  }
}
