import path from 'node:path'
import { inject } from 'vitest'
import { openContext } from '#server/main.ts'
import { seedShop } from '#server/seed-shop.ts'
import { readSettings } from '#server/platform/settings.ts'
import { copyDatabase, urlOfDatabase } from '#test/test-server.ts'
import { onceInRun } from './once-in-run.ts'

/** The demo shop that every journey file starts from. */
export interface DemoShop {
  /** The template database to copy. */
  template: string
  /** Folder of pictures in the widths requested so far. Names are ids, and files never change. */
  files: string
}

/** Created once by its name, because seeding the shop takes longer than most journeys. */
export async function demoShop(name = 'demo'): Promise<DemoShop> {
  const { template, folder } = inject('testServer')
  const demo = { template: `${template}_${name}`, dataDir: path.join(folder, name) }
  await onceInRun(name, () => fill(demo))
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
