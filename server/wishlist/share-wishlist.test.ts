import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { password } from '#test/builders/customers.ts'
import { aMember } from '#test/builders/members.ts'
import { aStore, mainStore } from '#test/builders/stores.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
await aStore(ctx, { slug: 'mini' })
const params = { store_id: 'main' }
const key = '/stores/{store_id}/wishlist/share'

async function anOwner(title: string) {
  const member = await aMember(shop)
  const product = await aProduct(ctx, { title })
  await member.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: product.id },
  })
  return { ...member, product }
}

async function share({ api }: Pick<Visitor, 'api'>, shown_name = ''): Promise<string> {
  const answer = await api(`PUT ${key}`, { params, body: { shown_name } })
  return answer.share?.share_key ?? ''
}

const open = (share_key: string, store_id = 'main') =>
  shop.anybody()('GET /stores/{store_id}/shared-wishlists/{share_key}', {
    params: { store_id, share_key },
  })

test('others read a shared list by its link, without a name unless its owner chose one', async () => {
  const owner = await anOwner('Shared coat')
  expect(await owner.api(`GET ${key}`, { params })).toEqual({ share: null })
  const link = await share(owner)
  expect(link).toMatch(/^[0-9A-Za-z]{24}$/)
  const list = await open(link)
  expect(list).toMatchObject({ shown_name: null, total: 1, next_page_url: null })
  expect(list.data.map(({ title }) => title.en)).toEqual(['Shared coat'])
  expect(JSON.stringify(list)).not.toContain(owner.accountId)
  expect(JSON.stringify(list)).not.toContain(owner.email)
  expect(await share(owner, ' Tai Man ')).toBe(link)
  expect(await open(link)).toMatchObject({ shown_name: 'Tai Man' })
})

test('a list that is no longer shared is not found, and sharing again makes another link', async () => {
  const owner = await anOwner('Private coat')
  const first = await share(owner, 'Tai Man')
  expect(await owner.api(`DELETE ${key}`, { params })).toEqual({ share: null })
  await expect(open(first)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  const second = await share(owner)
  expect(second).not.toBe(first)
  expect((await open(second)).shown_name).toBeNull()
  await expect(open(first)).rejects.toMatchObject({ status: 404 })
})

test('a link shows the list as it is, of one store, and no cache keeps it', async () => {
  const owner = await anOwner('First wish')
  const link = await share(owner)
  const later = await aProduct(ctx, { title: 'Second wish' })
  await owner.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: later.id },
  })
  expect((await open(link)).data.map(({ title }) => title.en)).toEqual([
    'Second wish',
    'First wish',
  ])
  await expect(open(link, 'mini')).rejects.toMatchObject({ status: 404 })
  await expect(open('0'.repeat(24))).rejects.toMatchObject({ status: 404 })
  const response = await shop.app.request(`/api/customer/stores/main/shared-wishlists/${link}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('visitors without an account of their own cannot share a list', async () => {
  const visitor = await shop.visitor()
  const body = { shown_name: '' }
  for (const api of [visitor.api, shop.anybody()]) {
    await expect(api(`PUT ${key}`, { params, body })).rejects.toMatchObject({
      status: api === visitor.api ? 403 : 401,
    })
  }
})

test.each(['www.example.com', 'Call 6123 4567', 'a@b.hk', 'x'.repeat(41), '<b>'])(
  '%s is not a name to show',
  async (name) => {
    const owner = await anOwner('Coat')
    await expect(share(owner, name)).rejects.toMatchObject({ status: 422 })
    expect(await owner.api(`GET ${key}`, { params })).toEqual({ share: null })
  },
)

test('closing the account ends its link; the exported data names it without the key', async () => {
  const owner = await anOwner('Last coat')
  const link = await share(owner, '太文')
  const { tables } = await owner.api('POST /profiles/account/export', { body: { password } })
  expect(tables['wishlist_shares']).toEqual([expect.objectContaining({ shown_name: '太文' })])
  expect(JSON.stringify(tables)).not.toContain(link)
  await owner.api('DELETE /profiles/account', { body: { password } })
  await expect(open(link)).rejects.toMatchObject({ status: 404 })
})
