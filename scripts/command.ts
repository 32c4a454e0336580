import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Local tools first, and with them the pinned Node. */
const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`

interface CommandResult {
  isOk: boolean
  /** Its output, if it was not shown on screen. */
  output: string
}

interface CommandOptions {
  env?: Readonly<Record<string, string>>
  quiet?: boolean
}

const running = new Set<ChildProcess>()

export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}

export function runCommand(
  program: string,
  args: readonly string[],
  { env = {}, quiet = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += String(chunk)))
    }
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ isOk: code === 0, output })
    })
  })
}
