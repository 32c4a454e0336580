import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Permission } from '#domain/staff/permissions.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const owner = await shop.staff('owner')

const stockkeeper = {
  name: 'Stockkeeper',
  permissions: ['catalogue:manage' as const],
  max_discount_percent: 0,
}

test('an own role allows exactly its permissions, from the moment it changes', async () => {
  const role = await owner.api('POST /roles', { body: stockkeeper })
  expect(role).toMatchObject({
    permissions: ['catalogue:read', 'catalogue:manage'],
    member_count: 0,
    requires_second_factor: false,
  })
  const { api } = await shop.staff(role._id)
  expect(await api('GET /auth/me')).toMatchObject({
    role: role._id,
    role_name: 'Stockkeeper',
    permissions: role.permissions,
  })
  await expect(api('GET /audit-log')).rejects.toMatchObject({ status: 403 })
  await owner.api('PUT /roles/{id}', {
    params: { id: role._id },
    body: { permissions: ['audit:read'] },
  })
  await expect(api('GET /audit-log')).resolves.toHaveProperty('data')
  expect((await api('GET /auth/me')).permissions).toEqual(['audit:read'])
})

test('the three roles of the table come first and cannot be changed or deleted', async () => {
  const { data } = await owner.api('GET /roles')
  expect(data.slice(0, 3).map(({ _id, name }) => [_id, name])).toEqual([
    ['owner', null],
    ['manager', null],
    ['assistant', null],
  ])
  const params = { id: 'manager' }
  const body = { permissions: ['staff:manage' as const] }
  await expect(owner.api('PUT /roles/{id}', { params, body })).rejects.toMatchObject({
    status: 409,
  })
  await expect(owner.api('DELETE /roles/{id}', { params })).rejects.toMatchObject({ status: 409 })
  await expect(
    owner.api('DELETE /roles/{id}', { params: { id: 'rol_none' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a role that someone has cannot be deleted, nor one given that does not exist', async () => {
  const { _id: id } = await owner.api('POST /roles', { body: { ...stockkeeper, name: 'Buyer' } })
  const { id: staffId } = await shop.staff(id)
  const params = { id }
  await expect(owner.api('DELETE /roles/{id}', { params })).rejects.toMatchObject({
    status: 409,
    code: 'in_use',
    details: { what: 'role', by: [{ kind: 'colleagues', count: 1 }] },
  })
  await owner.api('PUT /staff/{id}', { params: { id: staffId }, body: { role: 'assistant' } })
  await owner.api('DELETE /roles/{id}', { params })
  await expect(
    owner.api('PUT /staff/{id}', { params: { id: staffId }, body: { role: id } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'role' }] })
})

test('only owners make roles, a name is used once, and every change is logged', async () => {
  const manager = await shop.staff('manager')
  const body = { ...stockkeeper, name: 'Photographer' }
  await expect(manager.api('POST /roles', { body })).rejects.toMatchObject({ status: 403 })
  await expect(manager.api('GET /roles')).rejects.toMatchObject({ status: 403 })
  const { _id: id } = await owner.api('POST /roles', { body })
  await expect(
    owner.api('POST /roles', { body: { ...body, name: 'photographer' } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'name' }] })
  await owner.api('PUT /roles/{id}', { params: { id }, body: { max_discount_percent: 5 } })
  await owner.api('PUT /roles/{id}', { params: { id }, body: { max_discount_percent: 5 } })
  await owner.api('DELETE /roles/{id}', { params: { id } })
  const { data } = await owner.api('GET /audit-log', {
    query: { subject_kind: 'role', subject_id: id },
  })
  expect(data.map(({ action }) => action)).toEqual(['role_deleted', 'role_changed', 'role_added'])
})

test('a bookkeeper reads reports, and neither people nor orders', async () => {
  const body = { name: 'Bookkeeper', permissions: ['reports:read' as const] }
  const role = await owner.api('POST /roles', { body: { ...body, max_discount_percent: 0 } })
  expect(role.permissions).toEqual(['reports:read'])
  const { api } = await shop.staff(role._id)
  await expect(api('GET /reports/stock-value')).resolves.toHaveProperty('rows')
  const refused = (permission: string) => ({ status: 403, details: { permission } })
  await expect(api('GET /customers')).rejects.toMatchObject(refused('customers:read'))
  await expect(api('GET /enquiries')).rejects.toMatchObject(refused('customers:read'))
  await expect(api('GET /orders')).rejects.toMatchObject(refused('orders:read'))
  await expect(api('GET /orders/export')).rejects.toMatchObject(refused('orders:read'))
  await expect(api('GET /vouchers')).rejects.toMatchObject(refused('catalogue:read'))
  await expect(api('GET /stock')).rejects.toMatchObject(refused('catalogue:read'))
})

test('a role has what a permission cannot be used without, and an empty one has nothing', async () => {
  const made = async (name: string, permissions: Permission[]) =>
    (await owner.api('POST /roles', { body: { name, permissions, max_discount_percent: 0 } }))
      .permissions
  expect(await made('Packer', ['orders:manage'])).toEqual(['orders:read', 'orders:manage'])
  expect(await made('Exporter', ['people:export'])).toEqual(['people:export'])
  expect(await made('Guest', [])).toEqual([])
})

test('roles from before have in writing what every role could do', async () => {
  const migration = readFileSync('db/migrations/0062_role_permissions.sql', 'utf8')
  const insert = async (id: string, permissions: string[]) => {
    const role = { id, name: id, permissions, max_discount_percent: 0 }
    await shop.ctx.db.insertInto('staff_roles').values(role).execute()
  }
  await insert('rol_before', ['orders:manage', 'reports:read'])
  await insert('rol_log', ['orders:manage', 'audit:read'])
  await sql.raw(migration).execute(shop.ctx.db)
  const { data } = await owner.api('GET /roles')
  const of = (id: string) => data.find(({ _id }) => _id === id)?.permissions
  const before: Permission[] = [
    'orders:read',
    'orders:manage',
    'customers:read',
    'customers:manage',
  ]
  const goods: Permission[] = ['catalogue:read', 'stock:receive']
  expect(of('rol_before')).toEqual([...before, 'reports:read', ...goods])
  const log: Permission[] = ['customers:close', 'people:export']
  expect(of('rol_log')).toEqual([...before, ...log, ...goods, 'audit:read'])
})
