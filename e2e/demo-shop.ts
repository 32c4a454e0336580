import path from 'node:path'
import { inject } from 'vitest'
import { openContext } from '#server/main.ts'
import { seedShop } from '#server/seed-shop.ts'
import { readSettings } from '#server/platform/settings.ts'
import { copyDatabase, urlOfDatabase } from '#test/test-server.ts'
import { onceInRun } from './once-in-run.ts'

/** The demo label's shop as every file of journeys finds it. */
export interface DemoShop {
  /** The database to copy. */
  template: string
  /** Its pictures, in the widths asked for so far. Their names are ids and nobody changes one. */
  files: string
}

/** Filling the shop takes longer than most journeys, so that it is done once. */
export async function demoShop(): Promise<DemoShop> {
  const { template, folder } = inject('testServer')
  const demo = { template: `${template}_demo`, dataDir: path.join(folder, 'demo') }
  await onceInRun('demo', () => fill(demo))
  return { template: demo.template, files: path.join(demo.dataDir, 'files') }
}

async function fill({ template, dataDir }: { template: string; dataDir: string }): Promise<void> {
  const server = inject('testServer')
  await copyDatabase(server, template, server.template)
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const { ctx, close } = await openContext(settings, urlOfDatabase(server.url, template))
  try {
    await seedShop(ctx, 'demo')
  } finally {
    await close()
  }
}
