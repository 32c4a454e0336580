import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { sharedBrowser } from './browser.ts'
import { sharedData } from './processes/shop-process.ts'

/** `npm run dev`, on a copy of the sources. */

const parts = ['contract', 'console', 'db', 'demo', 'domain', 'scripts', 'server', 'storefront']
const files = [
  'ui',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

const data = await sharedData()
const folder = path.resolve(`.cache/dev-test-${process.pid}`)
await mkdir(folder, { recursive: true })
for (const each of [...parts, ...files]) {
  await cp(each, path.join(folder, each), { recursive: true })
}
const url = `http://localhost:${await freePort()}`
let said = ''
const dev = spawn(process.execPath, ['scripts/dev.ts'], {
  cwd: folder,
  env: {
    PATH: process.env.PATH,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl,
    BACKUP_HOUR: 'off',
    RATE_LIMITS: 'off',
  },
})
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on('data', (chunk) => {
    said += String(chunk)
  })
}
const exit = new Promise((resolve) => dev.once('exit', resolve))
afterAll(async () => {
  dev.kill('SIGTERM')
  await exit
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 })
})
await vi.waitFor(() => expect(said).toContain('The shop is open'), 60_000)

async function change(file: string, from: string, to: string): Promise<void> {
  const full = path.join(folder, file)
  const text = await readFile(full, 'utf8')
  expect(text).toContain(from)
  await writeFile(full, text.replace(from, to))
}

async function health(): Promise<string> {
  return (await fetch(`${url}/healthz`)).text()
}

test('a change of a component shows in the open page, which keeps its state', async () => {
  const page = await (await sharedBrowser()).newPage({ baseURL: url })
  await page.goto('/contact-us')
  const field = page.getByLabel('Subject')
  await expect
    .poll(async () => {
      // The first visit compiles everything, and then reloads.
      await page.mouse.move(Math.random() * 300, 200)
      return page.evaluate(() => '__reactRouterDataRouter' in window)
    })
    .toBe(true)
  await field.fill('Hems')
  await change('storefront/content/store-card.tsx', '{shell.openMap}', 'Replaced in place')
  await page.getByText('Replaced in place').waitFor()
  expect(await field.inputValue()).toBe('Hems')
  expect(await (await fetch(`${url}/contact-us`)).text()).toContain('Replaced in place')
  await page.context().close()
})

test('a change of the server takes over; one that cannot start leaves the shop open', async () => {
  const file = 'server/platform/http/health.ts'
  await change(file, "c.text('ok')", "c.text('fine')")
  await expect.poll(health).toBe('fine')
  await change(file, "c.text('fine')", "c.text('better'")
  await expect.poll(() => said).toContain('SyntaxError')
  expect(await health()).toBe('fine')
  await change(file, "c.text('better'", "c.text('better')")
  await expect.poll(health).toBe('better')
})

test('a migration is applied when it is written; one that fails leaves the shop open', async () => {
  const file = path.join(folder, 'db/migrations/9999_broken.sql')
  await writeFile(file, 'select 1 / 0')
  await expect.poll(() => said).toContain('9999_broken.sql failed: division by zero')
  expect(await health()).toBe('better')
  await rm(file)
})

test('the console comes from its sources', async () => {
  expect(await (await fetch(`${url}/staff`)).text()).toContain('/staff/main.tsx')
  expect((await fetch(`${url}/staff/main.tsx`)).status).toBe(200)
})
