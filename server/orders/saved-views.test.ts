import { expect, test } from 'vitest'
import { maxSavedViews } from '#contract/staff/saved-views.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })

test('a view is saved for oneself, replaced by its name, and deleted', async () => {
  const { api } = await shop.staff('assistant')
  const colleague = await shop.staff('manager')
  const first = await api('POST /saved-views', { body: { name: 'Shop', query: 'channel=shop' } })
  const query = 'channel=shop&payment_method=octopus'
  const again = await api('POST /saved-views', { body: { name: 'Shop', query } })
  expect(again).toEqual({ ...first, query })
  expect(await api('GET /saved-views')).toEqual({ data: [again] })

  expect(await colleague.api('GET /saved-views')).toEqual({ data: [] })
  const params = { id: again._id }
  await expect(colleague.api('DELETE /saved-views/{id}', { params })).rejects.toMatchObject({
    status: 404,
  })
  await api('DELETE /saved-views/{id}', { params })
  expect(await api('GET /saved-views')).toEqual({ data: [] })
})

test('one person has no more views than a row of links can show', async () => {
  const { api } = await shop.staff('owner')
  const save = (at: number) =>
    api('POST /saved-views', { body: { name: `View ${at}`, query: `keyword=${at}` } })
  for (let at = 0; at < maxSavedViews; at += 1) await save(at)
  await expect(save(maxSavedViews)).rejects.toMatchObject({ status: 409, code: 'not_possible' })
  // One of the same name takes the place of the other.
  expect(await save(0)).toMatchObject({ name: 'View 0' })
})
