const patienceMs = 2000

/** Prints the line if the work takes noticeably long. */
export async function whileWaiting<T>(line: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.log(line), patienceMs)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}
