import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { code } from './sources.ts'

/** Rules about days hold wherever the machine is. */

const zones = ['UTC', 'America/Los_Angeles', 'Asia/Hong_Kong', 'Pacific/Kiritimati'] as const

/** Every rule about days, at instants just before, at and after midnights of Hong Kong and of each zone. */
const script = `
  import { addDays, deliveryEstimate, formatDateTime, hongKongDay, startOfHongKongDay } from './domain/dates.ts'
  import { daysIn, monthsIn, periodBefore, periodOfMonth } from './domain/period.ts'
  import { dayRange } from './domain/day-range.ts'
  import { parseBankDay } from './domain/bank/line-day.ts'
  import { endOfPoints } from './domain/membership/expiry.ts'
  const way = { minDays: 1, maxDays: 5, holidays: [] }
  const days = [
    '2026-01-01', '2026-02-28', '2026-03-08', '2026-03-09', '2026-03-29', '2026-04-05', '2026-06-30',
    '2026-10-25', '2026-11-01', '2026-11-02', '2026-11-30', '2026-12-31', '2027-02-28', '2028-02-29', '2028-12-31',
  ]
  const answers = days.flatMap((day) =>
    [0, 4, 8, 10, 14, 16, 20].flatMap((hour) =>
      [-1, 0, 1, 1000].map((after) => {
        const at = new Date(Date.parse(day) + hour * 3_600_000 + after)
        const on = hongKongDay(at)
        const period = { from: on, to: addDays(on, 40) }
        return [
          on, formatDateTime(at), startOfHongKongDay(on).toISOString(), deliveryEstimate(at, way),
          addDays(on, -1), daysIn(period), monthsIn(period), periodBefore(period), periodOfMonth(on.slice(0, 7)),
          dayRange(on, addDays(on, 3), 'en'), dayRange(on, on, 'zh'), endOfPoints(at, 12).toISOString(), parseBankDay(formatDateTime(at)),
        ]
      }),
    ),
  )
  console.log(JSON.stringify({ local: String(new Date(Date.UTC(2026, 0, 1)).getHours()), answers }))`

function runIn(zone: string): { local: string; answers: unknown[] } {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, TZ: zone },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

test('days are those of Hong Kong in a process of any time zone', () => {
  const [first, ...others] = zones.map(runIn)
  expect(first?.answers.length).toBe(420)
  for (const { answers } of others) expect(answers).toEqual(first?.answers)
  // The zones were really in force.
  expect([first, ...others].map((each) => each?.local)).toEqual(['0', '16', '8', '14'])
})

test('no code asks the machine for its local time', () => {
  const local =
    /\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear)\(|\.getTimezoneOffset\(|toLocale(Date|Time)String\(/
  const asking = code(/^(console|contract|db|domain|server|storefront|ui)\/.*(?<!\.test)\.tsx?$/)
  expect(asking.filter(([, text]) => local.test(text)).map(([file]) => file)).toEqual([])
})
