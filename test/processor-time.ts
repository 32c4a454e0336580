/** Milliseconds that work keeps the processor busy: a busy machine does not make them more. */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * The least of three measurements, the last two only made if the first is not below `enough`
 * milliseconds: the garbage of what ran before is collected within any one of them.
 */
export async function leastProcessorMs(enough: number, work: () => unknown): Promise<number> {
  const first = await processorMs(work)
  return first < enough ? first : Math.min(first, await processorMs(work), await processorMs(work))
}
