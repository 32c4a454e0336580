import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { SettingsError, readSettings } from '../platform/settings.ts'
import { makeFirstOwner } from './first-owner.ts'

const named = await testShop({
  STAFF_OWNER_EMAIL: 'boss@label.example',
  STAFF_OWNER_PASSWORD: 'ferry-to-peng-chau',
})
const unnamed = await testShop()

test('the first start creates the owner in the settings and prints no password', async () => {
  expect(await makeFirstOwner(named.ctx)).toEqual({ email: 'boss@label.example', password: null })
  const { token } = await named.staffApi(null)('POST /auth/login', {
    body: { email: 'boss@label.example', password: 'ferry-to-peng-chau' },
  })
  const me = { role: 'owner', needs_new_password: false }
  await expect(named.staffApi(token)('GET /auth/me')).resolves.toMatchObject(me)
})

test('without settings it draws a password to be replaced; concurrent starts create one owner', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => makeFirstOwner(unnamed.ctx)))
  const [owner, ...others] = made.filter((each) => each !== null)
  expect(others).toEqual([])
  expect(owner).toMatchObject({ email: 'owner@shop.test' })
  expect(owner?.password).toMatch(/^\w{5}(-\w{5}){3}$/)
  const { token } = await unnamed.staffApi(null)('POST /auth/login', {
    body: { email: owner?.email ?? '', password: owner?.password ?? '' },
  })
  const me = { role: 'owner', needs_new_password: true }
  await expect(unnamed.staffApi(token)('GET /auth/me')).resolves.toMatchObject(me)
})

test('an existing owner is kept', async () => {
  expect(await makeFirstOwner(named.ctx)).toBeNull()
})

test('a weak owner password prevents the start and names the setting', () => {
  const read = () => readSettings({ STAFF_OWNER_PASSWORD: 'Praya2026' })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow('STAFF_OWNER_PASSWORD')
})
