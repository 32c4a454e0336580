import { useSearchParams } from 'react-router'
import { addDays, formatDay, hongKongDay, type Day } from '#domain/dates.ts'
import { daysIn, maxPeriodDays, monthOf, periodOfMonth, type Period } from '#domain/period.ts'

export const presetNames = ['today', 'week', 'month', 'lastMonth', 'year'] as const
export type PresetName = (typeof presetNames)[number]

export function presets(): Record<PresetName, Period> {
  const today = todayInHongKong()
  const month = monthOf(today)
  return {
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    month: { from: `${month}-01`, to: today },
    lastMonth: periodOfMonth(monthOf(addDays(`${month}-01`, -1))),
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
}

/** The period in the address; this month without one. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const asked = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const period = isPeriod(asked) ? asked : presets().month
  function change(values: Readonly<Record<string, string>>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { period, params, change }
}

/** An address can hold anything. */
export function isPeriod({ from, to }: Period): boolean {
  if (!isDay(from) || !isDay(to) || from > to) return false
  return daysIn({ from, to }) <= maxPeriodDays
}

function isDay(text: Day): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

export function showPeriod({ from, to }: Period): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}

export function todayInHongKong(): Day {
  return hongKongDay(new Date())
}
