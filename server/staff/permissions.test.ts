import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { permissions, type Permission } from '#domain/staff/permissions.ts'
import { staffRoles, type StaffRole } from '#domain/staff/role.ts'

/** Every call that moves money or its equivalent, with the permission it requires. */
const moving: Readonly<Record<string, Permission>> = {
  'PUT /orders/{id}/proof/accepted': 'payments:confirm',
  'PUT /orders/{id}/proof/rejected': 'payments:confirm',
  'PUT /payment-proofs/{id}/retry': 'payments:confirm',
  'PUT /orders/{id}/paid': 'payments:confirm',
  'POST /bank-statements/preview': 'payments:confirm',
  'POST /bank-statements': 'payments:confirm',
  'PUT /bank-lines/{id}/order': 'payments:confirm',
  'DELETE /bank-lines/{id}/order': 'payments:confirm',
  'PUT /bank-lines/{id}/set-aside': 'payments:confirm',
  'DELETE /bank-lines/{id}/set-aside': 'payments:confirm',
  'PUT /orders/{id}/remaining-cancelled': 'refunds:issue',
  'POST /orders/{id}/refunds': 'refunds:issue',
  'POST /orders/{id}/surplus': 'refunds:issue',
  'PUT /refunds/{id}/done': 'refunds:issue',
  'PUT /refunds/{id}/retry': 'refunds:issue',
  'POST /payment-issues/settle': 'refunds:issue',
  'POST /counter/returns/quotes': 'refunds:issue',
  'POST /counter/returns': 'refunds:issue',
  'PUT /refund-requests/{id}/ask-back': 'refunds:issue',
  'PUT /refund-requests/{id}/approve': 'refunds:issue',
  'PUT /refund-requests/{id}/exchange': 'refunds:issue',
  'PUT /refund-requests/{id}/reject': 'refunds:issue',
  'POST /customers/{account_id}/points': 'points:adjust',
  'POST /customers/{account_id}/points/release': 'points:adjust',
}

test('only these calls move money, and each requires a permission', () => {
  const changing = staffEndpoints.filter(({ key }) => !key.startsWith('GET '))
  const named = changing.flatMap(({ key, may }) =>
    may === 'payments:confirm' || may === 'refunds:issue' || may === 'points:adjust'
      ? [[key, may]]
      : [],
  )
  expect(Object.fromEntries(named)).toEqual(moving)
})

test('assistants cannot refund; only owners manage staff and payment methods', () => {
  const closed = (role: StaffRole) =>
    Object.entries<readonly StaffRole[]>(permissions)
      .filter(([, roles]) => !roles.includes(role))
      .map(([name]) => name)
  expect(closed('owner')).toEqual([])
  expect(closed('manager')).toEqual([
    'payment_methods:manage',
    'staff:manage',
    'webhooks:manage',
    'system:manage',
  ])
  for (const name of ['refunds:issue', 'people:export', 'customers:close']) {
    expect(closed('assistant')).toContain(name)
  }
})

test('docs/staff.md matches the permissions table', () => {
  const shown = readFileSync('docs/staff.md', 'utf8').matchAll(
    /^\| `([\w:]+)` \|.*?\| ((?:\w+ \| ?)+)$/gm,
  )
  const rows = [...shown].map(([, name, cells]) => [name, cells?.split('|').map((c) => c.trim())])
  const wanted = Object.entries<readonly StaffRole[]>(permissions).map(([name, roles]) => [
    name,
    [...staffRoles.map((role) => (roles.includes(role) ? 'yes' : 'no')), ''],
  ])
  expect(rows).toEqual(wanted)
})
