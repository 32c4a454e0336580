import { expect, test } from 'vitest'
import { consoleMarkup } from '#test/console-markup.tsx'
import { partMessages } from '../parts/messages.ts'
import { HoldList } from './hold-list.tsx'
import { counterMessages } from './messages.ts'
import { SaleScreen } from './sale-screen.tsx'
import { TillScreen } from './till-screen.tsx'

const { retry } = partMessages.en
const { sums, release, cashUp } = counterMessages.en

test.each([
  ['the counter', 'GET /warehouses', sums, <SaleScreen key="sale" />],
  ['the list of holds', 'GET /warehouses', release, <HoldList key="holds" />],
  ['the till', 'GET /warehouses', cashUp, <TillScreen key="till" />],
  ['the till', 'GET /cash-sessions', cashUp, <TillScreen key="till" />],
])('%s says that %s did not load, and offers to try again in place of “%s”', (...example) => {
  const [, call, shown, screen] = example
  const failed = consoleMarkup(screen, { failed: [call] })
  expect(failed).toContain(`>${retry}<`)
  expect(failed).not.toContain(shown)
})

test.each([
  ['the list of holds', release, <HoldList key="holds" />],
  ['the till', cashUp, <TillScreen key="till" />],
])('%s that has loaded shows “%s”, and nothing to try again', (_, shown, screen) => {
  const loaded = consoleMarkup(screen)
  expect(loaded).toContain(shown)
  expect(loaded).not.toContain(`>${retry}<`)
})
