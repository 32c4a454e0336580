import { cpus, loadavg, totalmem } from 'node:os'

export interface MachineInfo {
  at: string
  processors: number
  model: string
  memoryBytes: number
  /** Load average before the run, caused by other processes. */
  loadBefore: number
  node: string
}

export function machineInfo(): MachineInfo {
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
