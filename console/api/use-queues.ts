import type { queueNames } from '#contract/staff/today.ts'
import { useCall } from './use-call.ts'
import { useMe } from './me.ts'

export type QueueName = (typeof queueNames)[number]

/** How much waits in one or several queues; 0 until it is known. */
export function useQueues(): (names: readonly QueueName[]) => number {
  const enabled = useMe().permissions.length > 0
  const today = useCall('GET /today', {}, { refetchEveryMs: 30_000, enabled })
  const queues = today.data?.queues ?? []
  return (names) =>
    queues.filter(({ name }) => names.includes(name)).reduce((sum, { count }) => sum + count, 0)
}
