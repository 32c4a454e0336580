import net from 'node:net'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openBus, type Bus } from './bus.ts'

const { db, url } = await testDatabase()
const line = await breakableLine(new URL(url))
const bus = await openBus(line.url, pino({ level: 'silent' }), { checkEveryMs: 100, answerMs: 300 })
afterAll(() => bus.close())

const heard: string[] = []
bus.onChange((tags) => heard.push(...tags))

test('settled() means that earlier announcements have arrived, with any number of callers', async () => {
  // Two statements at once on the listening connection would fail this test by a warning.
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await bus.announce(db, [`product:${at}`])
      await bus.settled()
      expect(heard).toContain(`product:${at}`)
    }),
  )
})

test('announcements missed while disconnected are replaced by `*`, and waiting calls resolve', async () => {
  heard.length = 0
  line.cut()
  await bus.announce(db, ['product:missed'])
  await bus.settled()
  expect(heard).toEqual(['*'])
  await expectToHear(bus, 'product:later')
})

test('a ping in flight when the connection is lost is answered by the next connection', async () => {
  for (let round = 0; round < 5; round += 1) {
    const waiting = bus.settled()
    line.cut()
    await Promise.all([waiting, bus.settled()])
  }
  await expectToHear(bus, 'product:after-all')
})

test('a connection that stops answering is replaced', async () => {
  heard.length = 0
  line.silence()
  await bus.announce(db, ['product:unheard'])
  await expect.poll(() => heard).toEqual(['*'])
  await expectToHear(bus, 'product:loud')
})

test('while the database is away, the bus reconnects once a second at most', async () => {
  line.close()
  line.cut()
  const before = line.attempts()
  const since = performance.now()
  await expect.poll(() => line.attempts() - before).toBeGreaterThan(3)
  expect(performance.now() - since).toBeGreaterThan(2900)
  line.open()
  await expectToHear(bus, 'product:back')
})

test('closing the bus resolves all waiting calls', async () => {
  const own = await openBus(url, pino({ level: 'silent' }))
  const waiting = own.settled()
  await own.close()
  await Promise.all([waiting, own.settled()])
  expect(own.isClosed()).toBe(true)
})

async function expectToHear(on: Bus, tag: string): Promise<void> {
  await on.settled()
  await on.announce(db, [tag])
  await on.settled()
  expect(heard).toContain(tag)
}

/** A proxy to the database that can be cut, stalled or closed. */
async function breakableLine(database: URL) {
  let isOpen = true
  let attempts = 0
  const through = new Set<net.Socket>()
  const server = net.createServer((near) => {
    attempts += 1
    if (!isOpen) return near.destroy()
    const far = net.connect(Number(database.port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      through.add(from)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const near = new URL(database)
  const address = server.address()
  near.port = String(typeof address === 'object' && address?.port)
  near.search = ''
  return {
    url: near.href,
    attempts: () => attempts,
    cut: () => through.forEach((socket) => socket.destroy()),
    silence: () => through.forEach((socket) => socket.unpipe().pause()),
    close: () => void (isOpen = false),
    open: () => void (isOpen = true),
  }
}
