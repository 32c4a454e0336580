import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Ctx } from '../context.ts'

/** Figures of one process and of the machine it runs on. */
export function addProcessMetrics({ bus, metrics, settings }: Ctx, pool: pg.Pool): void {
  metrics.gauge(
    'shop_db_pool_connections',
    'Connections of the pool by state; waiting: queries that wait for one.',
    ['state'],
    (gauge) => {
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  )
  metrics.gauge(
    'shop_bus_silent_seconds',
    'How long ago this process was last known to hear of changes.',
    [],
    (gauge) => gauge.set(bus.silentSeconds()),
  )
  metrics.gauge('shop_disk_free_bytes', 'Free space where DATA_DIR is.', [], async (gauge) => {
    const { bavail, bsize } = await statfs(settings.dataDir)
    gauge.set(bavail * bsize)
  })
  metrics.gauge('shop_build_info', 'Always 1; what runs.', ['version', 'node', 'role'], (gauge) =>
    gauge.set({ version: packageJson.version, node: process.version, role: settings.role }, 1),
  )
}
