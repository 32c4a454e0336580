import { expect, test } from 'vitest'
import { runDueJobs } from '#test/jobs.ts'
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
  expect(second.versions.map(({ _id, author }) => [_id, author])).toEqual([
    [second._id, 'Staff manager'],
    [first._id, 'Staff manager'],
  ])
  const old = await api('GET /contents/{slug}', {
    params: { slug: 'refund-policy' },
    query: { version: first._id },
  })
  expect(old.title.en).toBe('Returns')
  const { data } = await api('GET /contents')
  expect(data).toMatchObject([{ slug: 'refund-policy', _id: second._id, version_count: 2 }])
})

test('a draft is not public, not even in the sitemap, until it is published', async () => {
  const draft = await write('wholesale', { published_at: null })
  expect(draft).toMatchObject({ published_at: null, public_id: null })
  await expect(read('wholesale')).rejects.toMatchObject({ status: 404 })
  const sitemap = async () => (await shop.app.request('/sitemap-pages.xml')).text()
  expect(await sitemap()).not.toContain('wholesale')
  const { data } = await api('GET /contents')
  expect(data.find(({ slug }) => slug === 'wholesale')).toMatchObject({ is_public: false })
  // A time that has passed means now, so it cannot hide behind the public version.
  await write('wholesale', { published_at: '2020-01-01T00:00:00.000Z' })
  await shop.ctx.bus.settled()
  expect(await read('wholesale')).toHaveProperty('title')
  expect(await sitemap()).toContain('wholesale')
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

test('a version is published at its time, and a newer one replaces it before', async () => {
  const at = (hours: number) =>
    new Date(shop.ctx.clock().getTime() + hours * 3_600_000).toISOString()
  const title = async () => (await read('winter-hours')).title.en
  const now = await write('winter-hours', { title: { en: 'Now' } })
  const later = await write('winter-hours', { title: { en: 'Soon' }, published_at: at(20) })
  expect(later).toMatchObject({ title: { en: 'Soon' }, public_id: now._id })
  await shop.ctx.bus.settled()
  expect(await title()).toBe('Now')
  const replaced = await write('winter-hours', { title: { en: 'Later' }, published_at: at(24) })
  expect(replaced.versions.map(({ published_at }) => published_at)).toEqual([
    replaced.published_at,
    null,
    now.published_at,
  ])
  shop.passTime(23 * 3600)
  await runDueJobs(shop, 'announce')
  expect(await title()).toBe('Now')
  shop.passTime(2 * 3600)
  await runDueJobs(shop, 'announce')
  await shop.ctx.bus.settled()
  expect(await title()).toBe('Later')
  const { api: nextDay } = await shop.staff()
  const params = { slug: 'winter-hours' }
  expect(await nextDay('GET /contents/{slug}', { params })).toMatchObject({
    public_id: replaced._id,
  })
})
