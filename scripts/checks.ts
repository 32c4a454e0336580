import { join } from 'node:path'
import { buildShop } from './build.ts'
import { runCommand } from './command.ts'
import { check } from './steps.ts'

/**
 * Types and lint, side by side. All files are one program, so that a shape that several folders use
 * is worked out once; the rules of `domain` are checked again by themselves, as they may know neither
 * browser nor Node.
 */
export const types = check('types and lint', async () => {
  const generated = await runCommand('react-router', ['typegen'])
  const results = await Promise.all([
    hasTypes('tsconfig.json'),
    hasTypes('domain/tsconfig.pure.json'),
    runCommand('oxlint', []).then(({ isOk }) => isOk),
  ])
  return generated.isOk && results.every(Boolean)
})

async function hasTypes(project: string): Promise<boolean> {
  // The next check looks only at what has changed.
  const known = join('.cache', 'types', `${project}.tsbuildinfo`)
  const incremental = ['--incremental', '--tsBuildInfoFile', known]
  // Two checkers would each work out the types that they share: twice the processor time, no gain.
  return (await runCommand('tsc', ['-p', project, '--checkers', '1', ...incremental])).isOk
}

export const format = check('format', async () => (await runCommand('oxfmt', ['--check'])).isOk)

export const build = check('build', async () => {
  await buildShop()
  return true
})
