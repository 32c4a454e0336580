import { expect, test } from 'vitest'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { HoldBanner, holdMessages } from './hold-banner.tsx'

test('after a restore only who manages the system is asked to decide', () => {
  const { held } = holdMessages.en
  const hold = { taken_at: '2026-11-20T04:00:00.000Z', message_count: 3, other_job_count: 1 }
  const answers = { 'GET /system': { hold } }
  const permissions = ['system:manage'] as const
  expect(consoleMarkup(<HoldBanner />, { answers, permissions })).toContain(held)
  expect(
    consoleMarkup(<HoldBanner />, { answers: { 'GET /system': { hold: null } }, permissions }),
  ).toBe('')
  expect(consoleMarkup(<HoldBanner />, { answers, permissions: permissionsOf('manager') })).toBe('')
})
