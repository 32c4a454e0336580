import { z } from 'zod'

export const usageShape = z.object({ cpuMs: z.number(), memoryBytes: z.number() })

/** Resources of a process: CPU time since its start, current memory. */
export type Usage = z.infer<typeof usageShape>

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, memoryBytes: process.memoryUsage.rss() }
}
