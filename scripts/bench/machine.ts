import { cpus, totalmem } from 'node:os'

export interface MachineFacts {
  at: string
  processors: number
  model: string
  memoryBytes: number
  node: string
  postgres: string
}

export function machineFacts(postgres: string): MachineFacts {
  const processors = cpus()
  return {
    at: new Date().toISOString(),
    processors: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryBytes: totalmem(),
    node: process.version,
    postgres,
  }
}
