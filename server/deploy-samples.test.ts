import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { addBusinessMetrics } from './business-metrics.ts'
import { connectDatabase } from '#db/connect.ts'
import { addProcessMetrics } from './platform/metrics/process-metrics.ts'

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

test('the sample workflow runs commands and names files that exist', () => {
  const workflow = readFileSync('deploy/github-workflow.yaml', 'utf8')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = [...workflow.matchAll(/run: npm (?:run )?(\w+)$/gm)].map(([, name]) => name)
  expect(commands.filter((name) => !(String(name) in scripts))).toEqual([])
  expect(commands).toContain('test')
  const [, dockerfile = ''] = /file: (\S+)/.exec(workflow) ?? []
  expect(readFileSync(dockerfile, 'utf8')).toContain('FROM node')
})
