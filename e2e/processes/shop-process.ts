import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { connectDatabase, type DatabaseHandle } from '#db/connect.ts'
import { freePort } from '#db/embedded/free-port.ts'
import { copiedDatabase } from '#test/database.ts'
import { demoShop } from '../demo-shop.ts'
import { removeFolder } from '../shop.ts'

/** What several processes of one shop share. */
export interface SharedData extends DatabaseHandle {
  databaseUrl: string
  dataDir: string
  /** Ended when the file is done. */
  processes: ChildProcess[]
}

export interface ShopProcess {
  url: string
  pid: number
  /** Everything it has written so far. */
  output: () => string
  send: (signal: NodeJS.Signals) => void
  /** Its exit code; null if a signal ended it. */
  exit: Promise<number | null>
}

/** The demo label's database and files; call it once at the top of a file. */
export async function sharedData(): Promise<SharedData> {
  const { template, files } = await demoShop()
  const databaseUrl = await copiedDatabase(template)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'))
  await symlink(files, path.join(dataDir, 'files'))
  const handle = connectDatabase({ url: databaseUrl, poolSize: 4 })
  const processes: ChildProcess[] = []
  afterAll(async () => {
    for (const child of processes) end(child)
    await handle.close()
    await removeFolder(dataDir)
  })
  return { ...handle, databaseUrl, dataDir, processes }
}

type Home = Pick<SharedData, 'databaseUrl' | 'dataDir' | 'processes'>
type Env = Record<string, string | undefined>

/** A process of its own that is ready, as `npm start` runs it; killed when the file is done. */
export async function startProcess(home: Home, env: Env = {}): Promise<ShopProcess> {
  const shop = await spawnProcess(home, env)
  await opening(shop)
  return shop
}

/** The same, without waiting until it is ready. */
export async function spawnProcess(
  { databaseUrl, dataDir, processes }: Home,
  env: Env = {},
): Promise<ShopProcess> {
  const port = env.PORT ?? (await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['build/server/programs/start.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.resolve('.cache/node'),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => lines.push(String(chunk)))
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  processes.push(child)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => lines.join(''),
    send: (signal: NodeJS.Signals) => void child.kill(signal),
    exit,
  }
}

const opensWithinMs = 60_000

async function opening({ url, exit, output }: ShopProcess): Promise<void> {
  const givesUp = AbortSignal.timeout(opensWithinMs)
  let hasEnded = false
  void exit.then(() => (hasEnded = true))
  while (!(await isReady(url))) {
    if (hasEnded || givesUp.aborted) throw new Error(`The shop did not start:\n${output()}`)
    await sleep(50)
  }
}

export async function isReady(url: string): Promise<boolean> {
  try {
    // A connection whose process was killed may never be answered.
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

function end(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGKILL')
}
