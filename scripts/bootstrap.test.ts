import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root = ''

/** A minimal clone of the project, with an npm that records its calls. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'praya-bootstrap-'))
  for (const file of ['scripts/bootstrap.mjs', 'scripts/built.mjs', 'db/embedded/lock.mjs']) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(join(import.meta.dirname, '..', file), join(root, file))
  }
  writeLockfile('1.0.0')
  writeNpm(`
    sleep 0.2
    mkdir -p node_modules/.bin
    ln -sf '${process.execPath}' node_modules/.bin/node
    cp package-lock.json node_modules/.package-lock.json`)
  writeFileSync(join(root, 'scripts', 'greet.ts'), 'console.log("hello", ...process.argv.slice(2))')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function writeLockfile(version: string): void {
  const packages = {
    '': { name: 'praya' },
    'node_modules/hats': { version },
    'node_modules/hats-for-another-machine': { version, optional: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

function writeNpm(body: string): void {
  const file = join(root, 'bin', 'npm')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\necho "$@" >> '${join(root, 'npm-calls')}'\n${body}\n`)
  chmodSync(file, 0o755)
}

function npmCalls(): string[] {
  const file = join(root, 'npm-calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

interface Run {
  output: string
  code: number | null
}

function bootstrap(args: readonly string[], nodeArgs: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/bootstrap.mjs', ...args], {
    cwd: root,
    env: { PATH: [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  }
  const done = new Promise<Run>((resolve) => {
    child.on('close', (code) => resolve({ output, code }))
  })
  return { child, done, printed: () => output }
}

test('a fresh clone is installed once, and the script runs with its arguments', async () => {
  const first = await bootstrap(['greet', 'a', '--b']).done
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('hello a --b') })
  expect(first.output).toContain('Installing packages')
  expect(await bootstrap(['greet']).done).toEqual({ code: 0, output: 'hello\n' })
  expect(npmCalls()).toHaveLength(1)
})

test('a changed lock file is installed', async () => {
  await bootstrap(['greet']).done
  writeLockfile('2.0.0')
  await bootstrap(['greet']).done
  expect(npmCalls()).toHaveLength(2)
})

test('packages installed by hand are not installed again', async () => {
  await bootstrap(['greet']).done
  rmSync(join(root, 'node_modules', '.installed'))
  await bootstrap(['greet']).done
  expect(npmCalls()).toHaveLength(1)
})

test('of two starts at the same time, one installs and the other waits', async () => {
  const runs = await Promise.all([bootstrap(['greet']).done, bootstrap(['greet']).done])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(npmCalls()).toHaveLength(1)
})

test('the lock of a killed installation is taken over', async () => {
  mkdirSync(join(root, '.cache'))
  const gone = JSON.stringify({ pid: process.pid, birth: 'an earlier process with this pid' })
  writeFileSync(join(root, '.cache', 'install.lock'), gone)
  expect(await bootstrap(['greet']).done).toMatchObject({ code: 0 })
})

test('a failed installation is reported and nothing runs', async () => {
  writeNpm('exit 7')
  const { code, output } = await bootstrap(['greet']).done
  expect(code).toBe(1)
  expect(output).toContain('npm install failed (exit code 7)')
  expect(output).not.toContain('hello')
})

test('a machine without npm gets an error', async () => {
  rmSync(join(root, 'bin', 'npm'))
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'greet'], {
    cwd: root,
    env: { PATH: '' },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(1)
  expect(output).toContain('npm comes with Node and is needed')
})

test('a Node that is too old is reported', async () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "18.20.0" } })'
  const asOld = ['--import', `data:text/javascript,${encodeURIComponent(old)}`]
  const { code, output } = await bootstrap(['greet'], asOld).done
  expect(code).toBe(1)
  expect(output).toContain('Node 20 or newer is needed')
})

test('a script that does not exist is reported', async () => {
  const { code, output } = await bootstrap(['grete']).done
  expect(code).toBe(1)
  expect(output).toContain('scripts/grete.ts does not exist.')
})

test("the script's exit code is passed on", async () => {
  writeFileSync(join(root, 'scripts', 'fail.ts'), 'process.exit(3)')
  expect(await bootstrap(['fail']).done).toMatchObject({ code: 3 })
})

const untilSignal = `
  process.on('SIGTERM', () => { console.log('ended by SIGTERM'); process.exit(0) })
  process.on('disconnect', () => { console.log('left alone'); process.exit(0) })
  console.log('running')
  setInterval(() => {}, 1000)`

test('a signal is forwarded to the script', async () => {
  writeFileSync(join(root, 'scripts', 'wait.ts'), untilSignal)
  const { child, done, printed } = bootstrap(['wait'])
  await expect.poll(printed).toContain('running')
  child.kill('SIGTERM')
  expect(await done).toMatchObject({ code: 0, output: expect.stringContaining('ended by SIGTERM') })
})

test('if the bootstrap is killed, the script is notified', async () => {
  writeFileSync(join(root, 'scripts', 'wait.ts'), untilSignal)
  const { child, done, printed } = bootstrap(['wait'])
  await expect.poll(printed).toContain('running')
  child.kill('SIGKILL')
  expect((await done).output).toContain('left alone')
})
