import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { permissions, type Permission } from '#domain/staff/permissions.ts'
import { staffRoles, type StaffRole } from '#domain/staff/role.ts'

/** Every call that moves money, or what is worth money, and what it takes. */
const moving: Readonly<Record<string, Permission>> = {
  'PUT /orders/{id}/proof/accepted': 'take_payment',
  'PUT /orders/{id}/proof/rejected': 'take_payment',
  'PUT /orders/{id}/paid': 'take_payment',
  'PUT /orders/{id}/rest-dropped': 'give_back',
  'POST /orders/{id}/refunds': 'give_back',
  'POST /orders/{id}/surplus': 'give_back',
  'PUT /refunds/{id}/done': 'give_back',
  'PUT /refunds/{id}/retry': 'give_back',
  'POST /payment-problems/settle': 'give_back',
  'PUT /refund-requests/{id}/approve': 'give_back',
  'PUT /refund-requests/{id}/reject': 'give_back',
  'POST /customers/{account_id}/points': 'give_points',
}

test('money moves by those calls alone, and each asks who may', () => {
  const named = staffEndpoints.flatMap(({ key, may }) =>
    may === 'take_payment' || may === 'give_back' || may === 'give_points' ? [[key, may]] : [],
  )
  expect(Object.fromEntries(named)).toEqual(moving)
})

test('an assistant gives nothing back, and nobody but the owner hires or says where money goes', () => {
  const closed = (role: StaffRole) =>
    Object.entries<readonly StaffRole[]>(permissions)
      .filter(([, roles]) => !roles.includes(role))
      .map(([name]) => name)
  expect(closed('owner')).toEqual([])
  expect(closed('manager')).toEqual(['set_payees', 'hire'])
  expect(closed('assistant')).toContain('give_back')
})

test('docs/staff.md shows the table as it is', () => {
  const shown = readFileSync('docs/staff.md', 'utf8').matchAll(
    /^\| `(\w+)` \|.*?\| ((?:\w+ \| ?)+)$/gm,
  )
  const rows = [...shown].map(([, name, cells]) => [name, cells?.split('|').map((c) => c.trim())])
  const wanted = Object.entries<readonly StaffRole[]>(permissions).map(([name, roles]) => [
    name,
    [...staffRoles.map((role) => (roles.includes(role) ? 'yes' : 'no')), ''],
  ])
  expect(rows).toEqual(wanted)
})
