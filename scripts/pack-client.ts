import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocument, customerApi, staffApi } from '#server/platform/http/api-document.ts'
import { writeTypes } from '../client/write-types.ts'
import { root, runCommand } from './command.ts'

const client = join(root, 'client')

/** Builds the client from the contract and packs it into `folder`. Returns the file's path. */
export async function packClient(folder: string): Promise<string> {
  await writeTypes('customer-api', apiDocument(customerApi))
  await writeTypes('staff-api', apiDocument(staffApi))
  await run(join(client, 'node_modules', '.bin', 'tsc'), ['-p', client])
  mkdirSync(folder, { recursive: true })
  await run('npm', ['pack', '--workspace=praya-client', `--pack-destination=${folder}`])
  const { name, version } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'))
  return join(folder, `${name}-${version}.tgz`)
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { isOk, output } = await runCommand(program, args, { quiet: true })
  if (!isOk) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`)
}
