import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadRequest } from './tesseract-process.ts'
import { tesseractRecogniser, type ReaderProcess } from './tesseract.ts'

/** Time that a picture usually takes, and the limit. */
const usual = 5_000
const max = 30_000

/** A process that takes a given time per picture; `hangs` never replies, `hard` gives up. */
class FakeProcess extends EventEmitter implements ReaderProcess {
  isKilled = false
  send({ id, picture }: ReadRequest): boolean {
    const name = Buffer.from(picture).toString()
    const recognition = { looks: [], signs: [], isAmountCompared: true }
    const answer = name === 'hard' ? { id, isTooMuchWork: true } : { id, recognition }
    if (name !== 'hangs') setTimeout(() => !this.isKilled && this.emit('message', answer), usual)
    return true
  }
  kill(): boolean {
    this.isKilled = true
    return true
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of ten pictures, one hangs and one is too hard, and all others are read', async () => {
  const processes: FakeProcess[] = []
  const recogniser = tesseractRecogniser(
    { maxCpuSeconds: 20, maxSeconds: max / 1000, idleSeconds: 30 },
    () => {
      const started = new FakeProcess()
      processes.push(started)
      return started
    },
  )
  const names = Array.from({ length: 10 }, () => 'slip')
    .with(3, 'hangs')
    .with(6, 'hard')
  const pictures = names.map((name) => Buffer.from(name))
  const startedAt = Date.now()
  const recognitions = pictures.map((picture) => recogniser.read(picture))
  const all = Promise.all(recognitions).then((found) => ({ found, took: Date.now() - startedAt }))
  await vi.runAllTimersAsync()
  const { found, took } = await all
  const outcomes = { slip: 'read', hangs: 'timed_out', hard: null } as Record<string, string | null>
  expect(found.map((each) => (each && each !== 'timed_out' ? 'read' : each))).toEqual(
    names.map((name) => outcomes[name]),
  )
  expect(took).toBe(9 * usual + max)
  expect(processes.map(({ isKilled }) => isKilled)).toEqual([true, true, true])
})
