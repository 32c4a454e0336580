import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { addBusinessMetrics } from './business-metrics.ts'
import { connectDatabase } from '#db/connect.ts'
import { addProcessMetrics } from './platform/metrics/process-metrics.ts'
import { settingNames } from './platform/settings.ts'

const { ctx } = await testShop()

async function knownMetrics(): Promise<Set<string>> {
  const { pool, close } = connectDatabase({ url: ctx.settings.databaseUrl ?? '' })
  addProcessMetrics(ctx, pool)
  addBusinessMetrics(ctx, ctx.metrics.registry)
  ctx.metrics.gauge('shop_page_cache_bytes', 'Size of the page cache.', [], (gauge) => gauge.set(0))
  const text = await ctx.metrics.read()
  await close()
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
}

test('every metric that alerts and dashboard name exists', async () => {
  const known = await knownMetrics()
  const named = ['deploy/alerts.yaml', 'deploy/dashboard.json'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:shop|process)_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  const untold = [...known].filter((name) => name.startsWith('shop_') && !named.includes(name))
  expect(untold).toEqual([])
})

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
  '%s refuses calls in clear text, redirects pages, and leaves HSTS to the shop',
  (file) => {
    const sample = readFileSync(file, 'utf8')
    expect(sample).toMatch(/(location|handle) \/api\/\*? \{\s*(return|respond) 403/)
    expect(sample).toMatch(
      /(location \/|handle) \{\s*(return 301|redir) https:\/\/(shop\.example|\{\$SHOP_DOMAIN\})/,
    )
    expect(sample).not.toMatch(/^[^#]*(add_)?header strict-transport-security/im)
  },
)

test('the sample workflow runs commands and names files that exist', () => {
  const workflow = readFileSync('deploy/github-workflow.yaml', 'utf8')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = [...workflow.matchAll(/run: npm (?:run )?(\w+)$/gm)].map(([, name]) => name)
  expect(commands.filter((name) => !(String(name) in scripts))).toEqual([])
  expect(commands).toContain('test')
  const [, dockerfile = ''] = /file: (\S+)/.exec(workflow) ?? []
  expect(readFileSync(dockerfile, 'utf8')).toContain('FROM node')
})

test('the image leaves out settings, tests and what is built elsewhere, in every folder', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const patterns = lines.filter((line) => /^[^#!]/.test(line))
  const isLeftOut = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))
  const secret = ['.env', 'deploy/.env', '.env.production', 'examples/.env.local']
  const useless = ['client/node_modules', 'server/seed.test.ts', 'ui/dialog.test.tsx', 'data']
  expect([...secret, ...useless].filter((path) => !isLeftOut(path))).toEqual([])
  const needed = ['server/main.ts', 'package-lock.json', 'build.ts', 'scripts/build.ts']
  expect(needed.filter(isLeftOut)).toEqual([])
})

test('every setting of deploy/.env reaches the containers, and those fixed there exist', () => {
  const [, common = ''] =
    /^x-shop:([\s\S]*?)^services:/m.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? []
  expect(common).toContain('env_file: .env')
  const fixed = [...common.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(fixed).toContain('DATABASE_URL')
  expect(fixed.filter((name) => !settingNames.includes(name))).toEqual([])
})

test('the image runs as another user than the one who owns the program', () => {
  const image =
    readFileSync('deploy/Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(image).toMatch(/^USER node$/m)
  expect(image).not.toContain('COPY --from=build --chown')
  expect(image).toMatch(/^HEALTHCHECK /m)
})
