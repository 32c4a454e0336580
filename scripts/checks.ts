import { globSync } from 'node:fs'
import { join } from 'node:path'
import { buildStorefront } from './build.ts'
import { root, runCommand } from './command.ts'
import { check } from './steps.ts'

/** Each top-level folder has its own tsconfig, so that it can only see what it may import. */
export const types = check('types', async () => {
  const generated = await runCommand('react-router', ['typegen'])
  const projects = globSync('tsconfig*.json', { cwd: root }).toSorted()
  const results = await Promise.all([checkSome(projects), checkSome(projects)])
  return generated.isOk && results.every(Boolean)
})

/**
 * Checks projects until none is left. One checker each: several would each work out the types they
 * share, which takes more than twice the processor time.
 */
async function checkSome(projects: string[]): Promise<boolean> {
  let isOk = true
  for (let project = projects.shift(); project; project = projects.shift()) {
    const known = join('.cache', 'types', `${project}.tsbuildinfo`)
    // The next check looks only at what has changed.
    const incremental = ['--incremental', '--tsBuildInfoFile', known]
    const result = await runCommand('tsc', ['-p', project, '--checkers', '1', ...incremental])
    console.log(`${project}: ${result.isOk ? 'ok' : 'has errors'}`)
    isOk &&= result.isOk
  }
  return isOk
}

export const lint = check('lint', async () => (await runCommand('oxlint', [])).isOk)

export const format = check('format', async () => (await runCommand('oxfmt', ['--check'])).isOk)

export const build = check('build', async () => {
  await buildStorefront()
  return true
})
