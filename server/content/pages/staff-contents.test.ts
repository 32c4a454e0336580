import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { api } = await shop.staff()

const write = (slug: string, body: object = {}) =>
  api('POST /contents/{slug}/versions', {
    params: { slug },
    body: {
      title: { en: 'Returns', zh: '退貨' },
      description: { en: '' },
      body: { en: 'Bring it back.', zh: '帶返嚟。' },
      ...body,
    },
  })
const read = (slug: string) =>
  shop.anybody()('GET /contents/slug/{slug}/latest', { params: { slug } })

test('a new version is published, and older versions are kept', async () => {
  const first = await write('refund-policy', { data: { days: 14 } })
  expect(first).toMatchObject({ title: { cn: '退货' }, body: { cn: '带返嚟。' } })
  await read('refund-policy')
  const second = await write('refund-policy', { title: { en: 'Returns, renewed' } })
  await shop.ctx.bus.settled()
  expect(await read('refund-policy')).toMatchObject({
    _id: second._id,
    title: { en: 'Returns, renewed' },
    data: { days: 14 },
  })
  expect(second.versions.map(({ _id }) => _id)).toEqual([second._id, first._id])
  const old = await api('GET /contents/{slug}', {
    params: { slug: 'refund-policy' },
    query: { version: first._id },
  })
  expect(old.title.en).toBe('Returns')
  const { data } = await api('GET /contents')
  expect(data).toMatchObject([{ slug: 'refund-policy', _id: second._id, version_count: 2 }])
})

test('of concurrent edits of one version, the later ones get a conflict', async () => {
  const { _id: known_id } = await write('terms')
  const outcomes = await Promise.allSettled([
    write('terms', { known_id }),
    write('terms', { known_id }),
    write('terms', { known_id }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'rejected')[0]).toMatchObject({
    reason: { status: 409, code: 'conflict' },
  })
})

test('a new slug creates a page, and the answer has its path', async () => {
  expect(await write('spring-lookbook')).toMatchObject({ path: '/pages/spring-lookbook' })
  expect(await write('shipping-policy')).toMatchObject({
    path: '/terms-of-service/shipping-policy',
  })
  const { data } = await api('GET /contents')
  const paths = data.map(({ path }) => path)
  expect(paths).toContain('/pages/spring-lookbook')
})

test('the sitemap lists a new page as soon as it is written', async () => {
  const sitemap = async () => (await shop.app.request('/sitemap-pages.xml')).text()
  expect(await sitemap()).not.toContain('/pages/summer')
  await write('summer')
  await shop.ctx.bus.settled()
  for (const prefix of ['', '/zh', '/cn']) {
    expect(await sitemap()).toContain(`<loc>http://shop.test${prefix}/pages/summer</loc>`)
  }
})

test('the author of a version is recorded', async () => {
  const { _id } = await write('privacy')
  const change = await shop.ctx.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('subject_id', '=', 'privacy')
    .executeTakeFirstOrThrow()
  expect(change).toEqual({ action: 'content_written', after: { version: _id } })
})

test('an assistant can read texts but not write them', async () => {
  await write('about')
  const { api: assistant } = await shop.staff('assistant')
  const params = { slug: 'about' }
  await expect(assistant('GET /contents/{slug}', { params })).resolves.toHaveProperty('body')
  const body = { title: { en: 'x' }, description: {}, body: {} }
  const attempt = assistant('POST /contents/{slug}/versions', { params, body })
  await expect(attempt).rejects.toMatchObject({ status: 403 })
})

test('a text without a title and an invalid slug are refused', async () => {
  await expect(write('about', { title: { en: ' ' } })).rejects.toMatchObject({ status: 422 })
  await expect(write('../etc')).rejects.toMatchObject({ status: 404 })
  const nowhere = api('GET /contents/{slug}', { params: { slug: 'nowhere' } })
  await expect(nowhere).rejects.toMatchObject({ status: 404 })
})
