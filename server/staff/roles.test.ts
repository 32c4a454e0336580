import { expect, test } from 'vitest'
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
    permissions: ['orders:manage', 'catalogue:manage'],
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
  expect((await api('GET /auth/me')).permissions).toEqual(['orders:manage', 'audit:read'])
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
    code: 'role_in_use',
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
