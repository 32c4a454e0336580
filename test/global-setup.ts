import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { birthOf } from '#db/embedded/lock.mjs'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { asAdmin, urlOfDatabase } from './test-server.ts'
import type { TestServer } from './test-server.ts'

/** One database server for the whole run, with one migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const outside = process.env.TEST_DATABASE_URL
  const server = outside ? useServer(outside, folder) : await startServer(folder)
  try {
    await makeTemplate(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  const { stop, ...toProvide } = server
  project.provide('testServer', toProvide)
  return stop
}

interface RunningServer extends TestServer {
  stop: () => Promise<void>
}

function useServer(url: string, folder: string): RunningServer {
  const template = `praya_test_template_${process.pid}`
  const stop = async () => {
    for (const each of [template, `${template}_demo`, `${template}_fixed`]) {
      await asAdmin(url, `drop database if exists ${each} with (force)`)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { adminUrl: url, url, template, strategy: 'wal_log', folder, stop }
}

const folderPrefix = 'praya-test-'

async function startServer(folder: string): Promise<RunningServer> {
  const report = (line: string) => process.emitWarning(line)
  const server = await startEmbeddedPostgres({ dataDir: folder, throwaway: true, report })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const { adminUrl, url } = server
  // With flushing off, copying files is three times as fast as `wal_log`.
  return { adminUrl, url, template: 'template_shop', strategy: 'file_copy', folder, stop }
}

/** Deletes the folders of runs that were killed. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(folderPrefix) ? Number(name.split('-')[2]) : Number.NaN
    if (!Number.isInteger(pid) || birthOf(pid) !== undefined) continue
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

async function makeTemplate({ adminUrl, url, template }: TestServer): Promise<void> {
  const owner = decodeURIComponent(new URL(url).username)
  await asAdmin(adminUrl, `create database ${template} owner ${pg.escapeIdentifier(owner)}`)
  await migrate({ url: urlOfDatabase(url, template) })
}
