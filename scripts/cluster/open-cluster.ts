import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectDatabase, type DatabaseHandle } from '#db/connect.ts'
import { freePort } from '#db/embedded/free-port.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#db/embedded/server.ts'
import { startBucketServer, type BucketServer } from '#test/bucket-server.ts'
import { startSmtpServer, type SmtpServer } from '#test/smtp-server.ts'
import { nginx, varnish } from './front.ts'
import { pgbouncer } from './pgbouncer.ts'
import type { Program } from './programs.ts'
import type { RequiredPrograms } from './required-programs.ts'
import { ShopProgram } from './shop-program.ts'

export interface Cluster {
  /** Where shoppers and staff come in: Varnish. */
  url: string
  dir: string
  /** Straight to the database, past the pooler. */
  database: DatabaseHandle
  postgres: EmbeddedPostgres
  /** Where PostgreSQL has a small disk of its own; null if it shares that of the machine. */
  diskOfPostgres: string | null
  bucket: BucketServer
  mail: SmtpServer
  web: ShopProgram[]
  worker: ShopProgram
  /** Programs that there are only one of; requests fail while one is gone. */
  single: Program[]
  /** Settings of every process of the shop. */
  env: Readonly<Record<string, string>>
  close: () => Promise<void>
}

interface ClusterOptions {
  /** Folder with the version of the shop that runs. */
  version: string
  /** Gives PostgreSQL a small disk, which takes the rights of root. */
  hasSmallDisk: boolean
}

/** The owner whom the first process creates. */
export const owner = { email: 'owner@cluster.example', password: 'Harbour-lantern-41' }

/**
 * Varnish, nginx, three web processes in two data folders, a worker, PgBouncer in transaction mode,
 * PostgreSQL, a bucket and a mail server, all on loopback.
 */
export async function openCluster(
  programs: RequiredPrograms,
  { version, hasSmallDisk }: ClusterOptions,
): Promise<Cluster> {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-cluster-'))
  // PgBouncer and Varnish run as other users.
  await chmod(dir, 0o755)
  const dataDir = path.join(dir, 'db')
  const disk = hasSmallDisk ? await mountSmallDisk(dataDir) : null
  const postgres = await startEmbeddedPostgres({ dataDir, report: () => {} })
  const database = connectDatabase({ url: postgres.url, poolSize: 4 })
  await setTimeLimits(database)
  const bucket = await startBucketServer(await freePort())
  const mail = await startSmtpServer(await freePort())
  const port = await drawPorts()
  const url = `http://127.0.0.1:${port.varnish}`
  const env = shopSettings({ postgres, bucket, mail, url, pooler: port.pgbouncer })
  const pooler = await pgbouncer(
    { command: programs.pgbouncer, dir },
    { port: port.pgbouncer, directUrl: postgres.url },
  )
  const [first, second] = [path.join(dir, 'a'), path.join(dir, 'b')]
  const work = { port: port.worker, role: 'worker', folder: first } as const
  const worker = new ShopProgram('the worker', work, env, version)
  const web = [first, first, second].map((folder, at) => {
    const place = { port: port.web[at] ?? 0, role: 'web', folder } as const
    return new ShopProgram(`web process ${at + 1}`, place, env, version)
  })
  const front = [
    await nginx({ command: programs.nginx, dir }, { port: port.nginx, web: port.web }),
    await varnish({ command: programs.varnish, dir }, { port: port.varnish, behind: port.nginx }),
  ]
  async function close(): Promise<void> {
    const { web: processes, worker: last } = cluster
    for (const program of [...front, ...processes, last, pooler]) await program.kill()
    await database.close()
    // Bucket and mail server may have been replaced since.
    await Promise.all([cluster.bucket.close(), cluster.mail.close(), postgres.stop()])
    if (disk !== null) execFileSync('umount', [disk])
    await rm(dir, { recursive: true, force: true })
  }
  const single = [pooler, ...front]
  const cluster: Cluster = {
    url,
    dir,
    database,
    postgres,
    diskOfPostgres: disk,
    bucket,
    mail,
    web,
    worker,
    single,
    env,
    close,
  }
  try {
    // The worker migrates and fills the empty database before the others come.
    for (const program of [pooler, worker, ...web, ...front]) await program.start()
  } catch (error) {
    await close()
    throw error
  }
  return cluster
}

const smallDisk = '900m'

/** In memory. */
async function mountSmallDisk(folder: string): Promise<string> {
  await mkdir(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk}`, 'tmpfs', folder])
  return folder
}

/** Through a pooler the shop sets no limits itself: docs/operations.md. */
async function setTimeLimits({ pool }: DatabaseHandle): Promise<void> {
  await pool.query("alter role shop set statement_timeout = '10s'")
  await pool.query("alter role shop set idle_in_transaction_session_timeout = '30s'")
}

async function drawPorts() {
  return {
    varnish: await freePort(),
    nginx: await freePort(),
    pgbouncer: await freePort(),
    worker: await freePort(),
    web: [await freePort(), await freePort(), await freePort()],
  }
}

interface Parts {
  postgres: EmbeddedPostgres
  bucket: BucketServer
  mail: SmtpServer
  url: string
  pooler: number
}

function shopSettings({ postgres, bucket, mail, url, pooler }: Parts): Record<string, string> {
  const pooled = new URL(postgres.url)
  pooled.port = String(pooler)
  pooled.search = ''
  return {
    PUBLIC_URL: url,
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_POOL: '10',
    FILES_URL: bucket.url,
    ...bucket.keys,
    SMTP_URL: mail.url,
    EDGE_PURGE_URL: url.replace('http:', 'varnish:'),
    STAFF_OWNER_EMAIL: owner.email,
    STAFF_OWNER_PASSWORD: owner.password,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    BACKUP_HOUR: 'off',
    LOG_LEVEL: 'warn',
  }
}
