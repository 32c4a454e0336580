import { globSync } from 'node:fs'
import { buildStorefront } from './build.ts'
import { root, runCommand } from './command.ts'
import { check } from './steps.ts'

/** Each top-level folder has its own tsconfig, so that it can only see what it may import. */
export const types = check('types', async () => {
  const generated = await runCommand('react-router', ['typegen'])
  let isOk = generated.isOk
  for (const project of globSync('tsconfig*.json', { cwd: root }).toSorted()) {
    const result = await runCommand('tsc', ['-p', project])
    console.log(`${project}: ${result.isOk ? 'ok' : 'has errors'}`)
    isOk &&= result.isOk
  }
  return isOk
})

export const lint = check('lint', async () => (await runCommand('oxlint', [])).isOk)

export const format = check('format', async () => (await runCommand('oxfmt', ['--check'])).isOk)

export const build = check('build', async () => {
  await buildStorefront()
  return true
})
