import { expect, test } from 'vitest'
import type { Farewell, Member } from './member.ts'
import { openGroup } from './process-group.ts'

class FakeMember implements Member {
  readonly said: Farewell[] = []
  readonly ready: Promise<void>
  readonly ended: Promise<string>
  end: (how: string) => void = () => {}

  constructor(startsUp: boolean) {
    this.ended = new Promise((resolve) => (this.end = resolve))
    this.ready = startsUp ? Promise.resolve() : this.ended.then((how) => Promise.reject(how))
    if (!startsUp) this.end('exit code 1')
  }

  stop(why: Farewell): void {
    this.said.push(why)
    this.end('exit code 0')
  }
}

function places(count: number) {
  const started: FakeMember[] = []
  const state = { startsUp: true }
  const start = () => {
    const member = new FakeMember(state.startsUp)
    started.push(member)
    return member
  }
  const all = Array.from({ length: count }, (_, at) => ({ name: `Process ${at + 1}`, start }))
  return { all, started, state }
}

test('a process that ends is replaced, later and later while it keeps ending', async () => {
  const { all, started } = places(1)
  const lines: string[] = []
  const group = await openGroup(all, (line) => lines.push(line))
  for (let round = 1; round <= 3; round++) {
    started.at(-1)?.end('SIGKILL')
    await expect.poll(() => started).toHaveLength(round + 1)
  }
  await group.stop()
  expect(lines).toEqual([
    'Process 1 ended (SIGKILL); another starts in 0.2 s',
    'Process 1 ended (SIGKILL); another starts in 0.4 s',
    'Process 1 ended (SIGKILL); another starts in 0.8 s',
  ])
})

test('all are replaced one after the other, each once its successor serves', async () => {
  const { all, started } = places(3)
  const group = await openGroup(all, () => {})
  await Promise.all([group.replaceAll(), group.replaceAll()])
  expect(started).toHaveLength(9)
  expect(started.map(({ said }) => said.join())).toEqual([
    ...Array.from({ length: 6 }, () => 'replaced'),
    ...Array.from({ length: 3 }, () => ''),
  ])
  await group.stop()
})

test('if a successor does not start, the old processes go on', async () => {
  const { all, started, state } = places(2)
  const group = await openGroup(all, () => {})
  state.startsUp = false
  await expect(group.replaceAll()).rejects.toThrow('Process 1 does not start')
  expect(started.slice(0, 2).flatMap(({ said }) => said)).toEqual([])
  await group.stop()
  expect(started.slice(0, 2).map(({ said }) => said.join())).toEqual(['closing', 'closing'])
})

test('if one of them does not start, none is left and the failure names it', async () => {
  const { all, started, state } = places(1)
  state.startsUp = false
  await expect(openGroup(all, () => {})).rejects.toThrow('Process 1 does not start')
  expect(started).toHaveLength(1)
})

test('a process that ended is not started again once the group stops', async () => {
  const { all, started } = places(1)
  const group = await openGroup(all, () => {})
  started[0]?.end('SIGKILL')
  await group.stop()
  expect(started).toHaveLength(1)
})
