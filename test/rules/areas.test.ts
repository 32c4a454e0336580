import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, imports, sources } from '#test/sources.ts'

/** Which areas of the server and which folders of the console may import which: docs/architecture.md. */

const maxAreas = 21
/** Without those of `outermost`. */
const maxArrows = 80

/** Stands above all others, as another way in: it may know them, and none knows it. */
const outermost = 'agents'

/** Files of the product that these import at most: they loop over the areas. */
const maxImports = { 'server/app.ts': 10, 'server/run-jobs.ts': 14 }

/** Areas that import each other, each for the reason that docs/architecture.md gives. */
const mutualPairs = ['catalogue ⇄ inventory', 'orders ⇄ payments', 'orders ⇄ returns']

/** Folders of the storefront that import each other, with reasons in the same place. */
const mutualFolders = ['aftersales ⇄ order', 'cart ⇄ product', 'product ⇄ quick-view']

/** Files that may lie outside a room, because they are about all of them. */
const looseFiles = [
  'server/app.ts',
  'server/areas.ts',
  'server/audit-ledgers.ts',
  'server/business-metrics.ts',
  'server/delete-expired.ts',
  'server/email-examples.ts',
  'server/fill-new-shop.ts',
  'server/integrity-report.ts',
  'server/main.ts',
  'server/run-jobs.ts',
  'server/seed-reviews.ts',
  'server/seed-shop.ts',
  'server/web-server.ts',
  'storefront/entry.client.tsx',
  'storefront/entry.server.tsx',
  'storefront/error-page.tsx',
  'storefront/load-shop.server.ts',
  'storefront/locale.ts',
  'storefront/paths.ts',
  'storefront/price-text.ts',
  'storefront/query-client.ts',
  'storefront/root.tsx',
  'storefront/routes.ts',
  'storefront/shop-data.ts',
  'storefront/storage-values.ts',
]

/** Files that something other than an import starts: the framework, a command or a process. */
const entries = [
  /\.config\.ts$/,
  /\.d\.ts$/,
  /^examples\/(plug-ins|agents)\//,
  /^client\/(shop-client|purchase)\.ts$/,
  /^console\/(main\.tsx|api\/contract-zod\.ts|notifications\/service-worker\.ts)$/,
  /^scripts\/(subset-(font|theme-fonts)|bench\/\w+-process|processes\/shop-process|dev\/spare)\.ts$/,
  /^storefront\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx)$/,
  /^storefront\/(start\/start-on-intent|theme\/apply-theme)\.inline\.ts$/,
  /^storefront\/theme\/customiser\.ts$/,
]

const arrows = arrowsBetween(areaOf)

/**
 * Folders of the console that every area builds on, from the lowest up. Blocks (`parts`) make calls, so
 * the API lies below them, with who is signed in; drafts of forms lie between.
 */
const consoleGround = ['language', 'api', 'drafts', 'parts', 'session']

const consoleArrows = arrowsBetween((file) => /^console\/([^/]+)\//.exec(file)?.[1])

test('the server has few areas, and few of them know each other', () => {
  const areas = new Set(files.map(areaOf).filter((area) => area !== undefined))
  expect(areas.size).toBeGreaterThan(10)
  expect(areas.size).toBeLessThanOrEqual(maxAreas)
  const among = [...arrows].filter((arrow) => !arrow.startsWith(`${outermost} → `))
  expect(among.length).toBeLessThanOrEqual(maxArrows)
})

test('no area knows the one that stands above all', () => {
  expect([...arrows].filter((arrow) => arrow.startsWith(`${outermost} → `)).length).toBeGreaterThan(
    5,
  )
  expect([...arrows].filter((arrow) => arrow.endsWith(` → ${outermost}`))).toEqual([])
})

test('areas that import each other are named, with a reason', () => {
  expect(mutualOf(arrows)).toEqual(mutualPairs)
  const folderOf = (file: string) => /^storefront\/([^/]+)\//.exec(file)?.[1]
  expect(mutualOf(arrowsBetween(folderOf))).toEqual(mutualFolders)
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  for (const pair of [...mutualPairs, ...mutualFolders]) expect(architecture).toContain(`${pair}: `)
})

test('every area is in the list of areas, and what wires them together takes it from there', () => {
  const areas = new Set(files.map(areaOf).filter((area) => area !== undefined))
  const listed = new Set(imports.get('server/areas.ts'))
  expect([...areas].filter((area) => !listed.has(`server/${area}/area.ts`))).toEqual([])
  for (const [file, max] of Object.entries(maxImports)) {
    expect(imports.get(file)?.length, file).toBeGreaterThan(5)
    expect(imports.get(file)?.length, file).toBeLessThanOrEqual(max)
  }
})

test('no area imports what wires the areas together', () => {
  const wired = [...imports].flatMap(([file, targets]) =>
    areaOf(file) === undefined
      ? []
      : targets
          .filter((target) => target.startsWith('server/') && areaOf(target) === undefined)
          .map((target) => `${file} → ${target}`),
  )
  expect(wired).toEqual([])
})

test('the ground of the console knows no area, and each of its folders only those below', () => {
  expect(consoleArrows.size).toBeGreaterThan(50)
  const upward = [...consoleArrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' → ')
    const height = consoleGround.indexOf(from)
    return height !== -1 && !consoleGround.slice(0, height).includes(to)
  })
  expect(upward).toEqual([])
})

test('no two folders of the console import each other', () => {
  expect(mutualOf(consoleArrows)).toEqual([])
})

test('nothing lies loose in server/ or storefront/ but a named few', () => {
  const loose = [...imports.keys()].filter((file) => /^(server|storefront)\/[^/]+$/.test(file))
  expect(loose.toSorted()).toEqual(looseFiles)
})

test('every file has a reader in the product, or is one of the named entries', () => {
  const read = new Set([...imports.values(), commands(), routes()].flat())
  expect(read).toContain('scripts/start.ts')
  expect(read).toContain('storefront/routes/home.tsx')
  const unread = [...imports.keys()].filter(
    (file) => !read.has(file) && !entries.some((entry) => entry.test(file)),
  )
  expect(unread).toEqual([])
})

test('there is no import cycle, types included', () => {
  expect(cycles()).toEqual([])
})

/** Which rooms import which, as `from → to`; `roomOf` answers undefined for files of none. */
function arrowsBetween(roomOf: (file: string) => string | undefined): ReadonlySet<string> {
  return new Set(
    [...imports].flatMap(([file, targets]) => {
      const from = roomOf(file)
      const reached = targets.map(roomOf).filter((to) => to !== undefined && to !== from)
      return from === undefined ? [] : reached.map((to) => `${from} → ${to}`)
    }),
  )
}

function mutualOf(all: ReadonlySet<string>): string[] {
  return [...all]
    .map((arrow) => arrow.split(' → '))
    .filter(([from = '', to = '']) => from < to && all.has(`${to} → ${from}`))
    .map((pair) => pair.join(' ⇄ '))
    .toSorted()
}

function areaOf(file: string): string | undefined {
  return /^server\/([^/]+)\//.exec(file)?.[1]
}

/** The scripts that package.json starts. */
function commands(): string[] {
  const started = readFileSync('package.json', 'utf8').matchAll(/bootstrap\.mjs ([\w-]+)/g)
  return [...started].map(([, name]) => `scripts/${name}.ts`)
}

function routes(): string[] {
  const named = sources.get('storefront/routes.ts')?.matchAll(/'\.\/(routes\/[^']+)'/g) ?? []
  return [...named].map(([, file]) => `storefront/${file}`)
}

/** Groups of files that all reach each other. */
function cycles(): string[][] {
  const groups = new Map<string, string[]>()
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file)]))
  for (const [file, targets] of reached) {
    const group = [...targets].filter((target) => reached.get(target)?.has(file)).toSorted()
    if (group.length > 0) groups.set(group.join(' '), group)
  }
  return [...groups.values()]
}

function reachedFrom(start: string): Set<string> {
  const reached = new Set<string>()
  const open = [...(imports.get(start) ?? [])]
  for (let file; (file = open.pop()) !== undefined;) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...(imports.get(file) ?? []))
  }
  return reached
}
