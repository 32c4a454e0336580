import { z } from 'zod'

export const usageShape = z.object({ cpuMs: z.number(), memoryBytes: z.number() })

export type Usage = z.infer<typeof usageShape>

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, memoryBytes: process.memoryUsage.rss() }
}
