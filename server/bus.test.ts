import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openBus } from './bus.ts'

const { db, url } = await testDatabase()
const bus = await openBus(url, pino({ level: 'silent' }))
afterAll(() => bus.close())

const heard: string[] = []
bus.onChange((tags) => heard.push(...tags))

test('who waits has heard what was announced before, however many wait at once', async () => {
  // Two statements at once on the listening connection would fail this test by a warning.
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await bus.announce(db, [`product:${at}`])
      await bus.settled()
      expect(heard).toContain(`product:${at}`)
    }),
  )
})
