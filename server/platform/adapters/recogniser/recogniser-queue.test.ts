import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadRequest } from './tesseract-process.ts'
import { tesseractRecogniser, type ReaderProcess } from './tesseract.ts'

/** What a picture usually takes, and the time limit. */
const usual = 5_000
const max = 30_000

/** A process that takes a given time per picture; `hangs` never finishes. */
class FakeProcess extends EventEmitter implements ReaderProcess {
  isKilled = false
  send({ id, picture }: ReadRequest): boolean {
    const isPoisoned = Buffer.from(picture).toString() === 'hangs'
    const answer = { id, recognition: { looks: [], signs: [], isAmountCompared: true } }
    if (!isPoisoned) setTimeout(() => !this.isKilled && this.emit('message', answer), usual)
    return true
  }
  kill(): boolean {
    this.isKilled = true
    return true
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of ten pictures, one that hangs costs its time limit and all others are read', async () => {
  const processes: FakeProcess[] = []
  const recogniser = tesseractRecogniser({ maxSeconds: max / 1000, idleSeconds: 30 }, () => {
    const started = new FakeProcess()
    processes.push(started)
    return started
  })
  const pictures = Array.from({ length: 10 }, (_, at) => Buffer.from(at === 3 ? 'hangs' : 'slip'))
  const startedAt = Date.now()
  const recognitions = pictures.map((picture) => recogniser.read(picture))
  const all = Promise.all(recognitions).then((found) => ({ found, took: Date.now() - startedAt }))
  await vi.runAllTimersAsync()
  const { found, took } = await all
  expect(found.map((recognition) => recognition !== null)).toEqual(
    pictures.map((_, at) => at !== 3),
  )
  expect(took).toBe(9 * usual + max)
  expect(processes.map(({ isKilled }) => isKilled)).toEqual([true, true])
})
