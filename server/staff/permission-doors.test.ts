import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { permissionNames, type Permission } from '#domain/staff/permissions.ts'
import { ask } from '#test/access/ask.ts'
import { testShop } from '#test/shop.ts'
import { staffWith } from '#test/staff-with.ts'
import { issueStaffToken } from '../platform/access/staff-tokens.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const ids = new Map<string, Promise<{ id: string }>>()

/** Fresh for each call: some calls end the token they are sent with. */
async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  const known = permissions.join()
  const member = ids.get(known) ?? staffWith(shop, permissions)
  ids.set(known, member)
  return (await issueStaffToken(ctx.db, ctx, (await member).id)).token
}

const calls = staffEndpoints.flatMap(({ key, access, may, alsoMay }) =>
  access === 'staff' ? [{ key, may, alsoMay }] : [],
)
const own = calls.filter(({ may }) => may === 'oneself')
const guarded = calls.flatMap(({ key, may, alsoMay }) => {
  const needed = may === 'oneself' ? [] : [may ?? []].flat()
  return needed.length > 0 ? [{ key, needed, alsoMay }] : []
})

test('a call is about its caller alone, or names a permission', () => {
  expect(own.every(({ key }) => / \/auth\//.test(key))).toBe(true)
  expect(own.length + guarded.length).toBe(calls.length)
  expect(guarded.length).toBeGreaterThan(230)
})

test.each(guarded)(
  '$key is refused without $needed, whatever else a role has',
  async ({ key, needed, alsoMay }) => {
    const answer = async (permissions: readonly Permission[]) => {
      const { status, text } = await ask(shop, '/api/staff', { key }, await tokenOf(permissions))
      return { status, text }
    }
    const others = permissionNames.filter((name) => !needed.includes(name))
    for (const held of [[], others]) {
      const { status, text } = await answer(held)
      expect(status).toBe(403)
      expect(JSON.parse(text)).toMatchObject({
        code: 'forbidden',
        details: { permission: needed[0] },
      })
    }
    for (const name of needed) {
      const { status, text } = await answer([name])
      if (!alsoMay) expect([401, 403], name).not.toContain(status)
      else {
        expect(status).toBe(403)
        expect(JSON.parse(text)).toMatchObject({ details: { permission: alsoMay } })
        expect([401, 403], name).not.toContain((await answer([name, alsoMay])).status)
      }
      expect(status).toBeLessThan(500)
    }
  },
)

test('a role without any permission has its own account and nothing else', async () => {
  for (const { key } of own) {
    const { status } = await ask(shop, '/api/staff', { key }, await tokenOf([]))
    expect([401, 403], key).not.toContain(status)
    expect(status, key).toBeLessThan(500)
  }
})
