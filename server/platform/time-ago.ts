import { dayMs, hourMs } from '#domain/dates.ts'
import type { Ctx } from './context.ts'

export function hoursAgo({ clock }: Pick<Ctx, 'clock'>, count: number): Date {
  return new Date(clock().getTime() - count * hourMs)
}

export function daysAgo(ctx: Pick<Ctx, 'clock'>, count: number): Date {
  return hoursAgo(ctx, (count * dayMs) / hourMs)
}
