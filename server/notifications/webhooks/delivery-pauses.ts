import { hourMs, minuteMs } from '#domain/dates.ts'

/** Between attempts: about a day in all. */
const pausesMs = [
  5000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  8 * hourMs,
  8 * hourMs,
]

/**
 * How long to wait after so many failed attempts before this one; undefined after the last. Up to a
 * tenth longer, so that what failed together does not come back together.
 */
export function pauseAfter(attempts: number): number | undefined {
  const pause = pausesMs[attempts]
  return pause === undefined ? undefined : Math.round(pause * (1 + Math.random() / 10))
}
