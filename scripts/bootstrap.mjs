// Runs `scripts/<name>.ts` on the Node version pinned in package.json, after installing what is
// missing. Plain JavaScript without dependencies, because an older system Node runs it on a fresh
// clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from '../db/embedded/lock.mjs'
import { isUntouched } from './built.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const pinnedNode = join(bin, 'node')
// By default Node lets 60 to 100 MB of young garbage accumulate, and twice as much as is alive of
// the old; smaller limits make requests no slower.
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=50']
const stampFile = join(root, 'node_modules', '.installed')

class Problem extends Error {}

try {
  const [name, ...args] = process.argv.slice(2)
  checkNode()
  const script = join(root, 'scripts', `${name}.ts`)
  if (!name || !existsSync(script)) throw new Problem(`scripts/${name ?? ''}.ts does not exist.`)
  await install()
  run(name === 'start' ? await builtProgram(name) : script, args)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) throw new Problem(`Node 20 or newer is needed; this is ${process.version}.`)
}

async function install() {
  if (isInstalled()) return
  const lock = await lockInstall()
  try {
    if (isInstalled()) return
    if (!npmHasInstalledAll()) {
      console.log(
        'Installing packages (npm install); this can take a minute or two the first time …',
      )
      // Not npm ci: it rejects a lock file that lacks another platform's optional packages.
      await npm(
        'install',
        '--no-save',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      )
    }
    // If install scripts are disabled, the pinned runtime has not been downloaded yet.
    if (!pinnedNodeRuns()) await fetchPinnedNode()
    writeFileSync(stampFile, lockfileHash())
  } finally {
    lock.release()
  }
}

function isInstalled() {
  return existsSync(pinnedNode) && readIfThere(stampFile) === lockfileHash()
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** npm may have been run by hand; its own record, written last, tells what it installed. */
function npmHasInstalledAll() {
  const record = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const there = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return there[path] ? there[path].version === version : optional
  })
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The lock is outside node_modules, because npm may empty that folder. */
async function lockInstall() {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (let announced = false; ; announced = true) {
    const lock = takeLock(join(cache, 'install.lock'))
    if (lock.heldBy === undefined) return lock
    if (!announced)
      console.log(`Waiting for process ${lock.heldBy}, which is installing packages …`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function npm(...args) {
  const startedAt = Date.now()
  const pulse = setInterval(() => {
    console.log(`… npm is still running (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  }, 15_000)
  const end = await new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit' })
    child.on('error', (error) => resolve(`could not be run: ${error.message}`))
    child.on('exit', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)))
  })
  clearInterval(pulse)
  if (end) throw new Problem(`npm ${args[0]} failed (${end}). npm comes with Node and is needed.`)
}

function pinnedNodeRuns() {
  return spawnSync(pinnedNode, ['--version'], { stdio: 'ignore' }).status === 0
}

async function fetchPinnedNode() {
  await npm('rebuild', 'node', '--ignore-scripts=false')
  if (!pinnedNodeRuns())
    throw new Problem('The pinned Node (npm package "node") does not run here.')
}

/** The shop runs as it was built: its start is half as long as that of its sources. */
async function builtProgram(name) {
  if (!isUntouched('pages') || !isUntouched('server')) {
    const { status } = spawnSync(pinnedNode, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Problem('The shop could not be built.')
  }
  return join(root, 'build', 'server', 'programs', `${name}.js`)
}

function run(script, args) {
  const env = {
    // Compiled TypeScript is cached for the next start, which saves half a second.
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  }
  // The IPC channel tells the script if this process is killed and cannot forward a signal.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(pinnedNode, [...flags, script, ...args], { cwd: root, env, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) {
    process.on(signal, () => child.kill(signal))
  }
  if (process.env.npm_lifecycle_event) stopWithNpm(child)
  child.on('error', (error) => {
    console.error(`${pinnedNode} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** npm sends the signal to its shell, which dies without forwarding it. */
function stopWithNpm(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
}
