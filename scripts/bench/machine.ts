import { cpus, loadavg, totalmem } from 'node:os'

export interface MachineFacts {
  at: string
  processors: number
  model: string
  memoryBytes: number
  /** Processes that wanted a processor in the minute before: others than ours. */
  loadBefore: number
  node: string
}

export function machineFacts(): MachineFacts {
  const processors = cpus()
  return {
    at: new Date().toISOString(),
    processors: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryBytes: totalmem(),
    loadBefore: loadavg()[0] ?? 0,
    node: process.version,
  }
}
