import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { blankImage } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { root } from './command.ts'
import { packClient } from './pack-client.ts'

const run = promisify(execFile)
const bin = path.join(root, 'node_modules', '.bin')

const shop = await testShop()
const answer = getRequestListener(shop.app.fetch)
const server = createServer((request, response) => void answer(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const folder = await mkdtemp(path.join(tmpdir(), 'client-'))
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test('the packed client compiles and walks a whole purchase over HTTP', async () => {
  await aSellingPlace(shop.ctx)
  await aProduct(shop.ctx, { title: 'Oxford shirt' })
  await install(await packClient(folder))
  await copyFile(path.join(root, 'client', 'purchase.ts'), path.join(folder, 'purchase.ts'))
  await writeFile(path.join(folder, 'transfer.png'), await blankImage(1))

  await compile('purchase.ts')
  const args = ['purchase.ts', origin, 'transfer.png']
  const { stdout } = await run(process.execPath, args, { cwd: folder })

  const order = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  const stored = await shop.ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toEqual({ id: stored.id, status: 'pending', reference: stored.reference })
})

test('the packed client refuses a call that the contract does not have', async () => {
  const lines = [
    "import { createShopClient, createStaffClient } from 'praya-client'",
    `const options = { origin: '${origin}' }`,
    "void createShopClient(options).GET('/orders/{id}/details', { params: { path: {} } })",
    "void createStaffClient(options).GET('/nothing', {})",
  ]
  await writeFile(path.join(folder, 'wrong.ts'), lines.join('\n'))
  const { stdout } = await compile('wrong.ts').catch((error: { stdout: string }) => error)
  expect(stdout).toMatch(/wrong\.ts\(3,.*'id' is missing/)
  expect(stdout).toMatch(/wrong\.ts\(4,.*"\/nothing"/)
})

/** Installs as npm would, without a registry. */
async function install(packed: string): Promise<void> {
  const modules = path.join(folder, 'node_modules')
  const own = path.join(modules, 'praya-client')
  await mkdir(own, { recursive: true })
  await run('tar', ['-xzf', packed, '--strip-components=1', '-C', own])
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types']) {
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
}

function compile(file: string) {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
  return run(path.join(bin, 'tsc'), [...options, '--types', 'node', file], { cwd: folder })
}
