import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { aLibrary, anArticleCategory } from '#test/builders/journal.ts'
import { testShop } from '#test/shop.ts'
import { readBrand } from '../settings/brand.ts'

const shop = await testShop()
const { ctx } = shop
const staff = await shop.staff()
const anybody = shop.anybody()

const localize = (en: string) => ({ en, zh: en, cn: en })
const categoryBody = (slug: string) => ({ slug, title: localize(slug), description: localize('') })
const entry = (options: object = {}) => ({
  status: 'ACTIVE' as const,
  type: 'guide' as const,
  title: localize('Washing linen'),
  description: localize('Cool and slow.'),
  body: localize('Linen is strong when wet.'),
  author: localize('The workroom'),
  ...options,
})

async function aPicture(visibility: 'public' | 'private', accountId: string | null = null) {
  const id = newId('file')
  await ctx.db
    .insertInto('files')
    .values({
      id,
      visibility,
      account_id: accountId,
      mime: 'image/webp',
      bytes: 1,
      width: 4,
      height: 5,
      sha256: Buffer.from(id),
    })
    .execute()
  return id
}

const changesOf = async (id: string) =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

const filter = async (library_slug: string) => {
  await ctx.bus.settled()
  const { data } = await anybody('GET /libraries/{library_slug}/articles/filter', {
    params: { library_slug },
  })
  return data
}

test('a created library, category and article are shown and recorded', async () => {
  const library = await staff.api('POST /libraries', { body: categoryBody('care') })
  const category = await staff.api('POST /article-categories', {
    body: { ...categoryBody('washing'), library_id: library._id },
  })
  const image = await aPicture('public')
  const article = await staff.api('POST /articles', {
    body: {
      ...entry(),
      library_id: library._id,
      category_ids: [category._id],
      images: [{ file_id: image, alt: localize('Linen') }],
      tags: [localize('Linen')],
    },
  })
  expect(article).toMatchObject({ slug: 'washing-linen', category_ids: [category._id] })
  expect(await filter('care')).toMatchObject([
    { _id: article._id, images: [{ file_id: image }], categories: [{ slug: 'washing' }] },
  ])
  expect(await changesOf(article._id)).toEqual([{ action: 'article_created', staff_id: staff.id }])
  expect(await changesOf(library._id)).toHaveLength(1)
})

test('a draft is hidden, shown once active, and gone once archived', async () => {
  const library = await aLibrary(ctx, 'stages')
  const write = (status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED') => entry({ status, slug: 'stages' })
  const { _id } = await staff.api('POST /articles', {
    body: { ...write('DRAFT'), library_id: library.id },
  })
  expect(await filter('stages')).toEqual([])
  for (const [status, count] of [
    ['ACTIVE', 1],
    ['ARCHIVED', 0],
  ] as const) {
    await staff.api('PUT /articles/{id}', { params: { id: _id }, body: write(status) })
    expect(await filter('stages')).toHaveLength(count)
  }
  expect((await staff.api('GET /articles', { query: { status: 'ARCHIVED' } })).data).toMatchObject([
    { _id },
  ])
})

test('an article with a future publishing time is hidden until then', async () => {
  const library = await aLibrary(ctx, 'later')
  const published_at = new Date(ctx.clock().getTime() + 3_600_000).toISOString()
  await staff.api('POST /articles', {
    body: { ...entry({ slug: 'later' }), published_at, library_id: library.id },
  })
  expect(await filter('later')).toEqual([])
  const { rows } = await sql<{ at: Date }>`
    update graphile_worker._private_jobs as j set run_at = now() from graphile_worker.jobs o
    where o.id = j.id and o.key like 'publish:%' returning o.run_at as at`.execute(ctx.db)
  expect(rows.map(({ at }) => at.toISOString())).toEqual([published_at])
  shop.passTime(3601)
  await runWaitingJobs(shop)
  expect(await filter('later')).toHaveLength(1)
})

test('missing Chinese is filled in when read; the stored text stays unchanged', async () => {
  const library = await aLibrary(ctx, 'languages')
  const { _id } = await staff.api('POST /articles', {
    body: {
      ...entry({ slug: 'languages' }),
      title: { en: 'Linen', zh: '亞麻恤衫' },
      author: { en: 'The workroom' },
      library_id: library.id,
    },
  })
  expect((await filter('languages'))[0]).toMatchObject({
    title: { en: 'Linen', zh: '亞麻恤衫', cn: '亚麻恤衫' },
    author: { zh: 'The workroom', cn: 'The workroom' },
  })
  expect(await staff.api('GET /articles/{id}', { params: { id: _id } })).toMatchObject({
    title: { cn: '' },
  })
})

test('a title in one language is enough, and none at all is refused at the English one', async () => {
  const library = await aLibrary(ctx, 'one-language')
  const write = (title: { en: string; zh?: string }) =>
    staff.api('POST /articles', {
      body: { ...entry({ slug: 'one-language' }), title, library_id: library.id },
    })
  await expect(write({ en: ' ', zh: '' })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'title.en' }],
  })
  expect((await write({ en: '', zh: '亞麻' })).title).toMatchObject({ en: '亞麻', zh: '亞麻' })
})

test('an article without an author is the brand’s, and one named in Chinese alone stays', async () => {
  const library = await aLibrary(ctx, 'authors')
  const write = async (slug: string, author: { en?: string; zh?: string }) => {
    const body = { ...entry({ slug }), author, library_id: library.id }
    return (await staff.api('POST /articles', { body })).author
  }
  expect(await write('nobody', { en: '' })).toEqual((await readBrand(ctx)).name)
  expect(await write('somebody', { zh: '工作室' })).toMatchObject({ en: '工作室', zh: '工作室' })
})

test('invalid input is refused with the name of the field', async () => {
  const library = await aLibrary(ctx)
  const other = await aLibrary(ctx)
  const elsewhere = await anArticleCategory(ctx, other.id)
  await staff.api('POST /articles', { body: { ...entry({ slug: 'one' }), library_id: library.id } })
  const create = (details: object) =>
    staff.api('POST /articles', {
      body: { ...entry({ slug: 'two' }), library_id: library.id, ...details },
    })
  const refused = async (details: object, path: string) =>
    expect(create(details)).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  await refused({ slug: 'one' }, 'slug')
  await refused({ slug: 'Not A Slug' }, 'slug')
  await refused({ category_ids: [elsewhere.id] }, 'category_ids')
  await refused({ images: [{ file_id: await aPicture('private'), alt: localize('') }] }, 'images')
  // A customer's picture is deleted with the account, so articles must not use it.
  const avatar = await aPicture('public', (await shop.visitor()).accountId)
  await refused({ images: [{ file_id: avatar, alt: localize('') }] }, 'images')
  await refused({ library_id: 'lib_nothing' }, 'library_id')
})

test('changing an article that was changed since it was read is a conflict', async () => {
  const library = await aLibrary(ctx)
  const { _id, updated_at } = await staff.api('POST /articles', {
    body: { ...entry({ slug: 'shared' }), library_id: library.id },
  })
  shop.passTime(1)
  const change = () =>
    staff.api('PUT /articles/{id}', {
      params: { id: _id },
      body: { ...entry({ slug: 'shared' }), was_updated_at: updated_at },
    })
  const outcomes = await Promise.allSettled([change(), change()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(change()).rejects.toMatchObject({ status: 409, code: 'conflict' })
})

test('concurrent moves never put a category below itself', async () => {
  const library = await aLibrary(ctx)
  const [a, b] = await Promise.all([
    anArticleCategory(ctx, library.id),
    anArticleCategory(ctx, library.id),
  ])
  const move = (one: typeof a, below: typeof a) =>
    staff.api('PUT /article-categories/{id}', {
      params: { id: one.id },
      body: { ...categoryBody(one.slug), parent_id: below.id },
    })
  await expect(move(a, a)).rejects.toMatchObject({ status: 422 })
  const outcomes = await Promise.allSettled([move(a, b), move(b, a)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an archived library is not found, nor is anything in it', async () => {
  const { _id } = await staff.api('POST /libraries', { body: categoryBody('closing') })
  await staff.api('POST /articles', { body: { ...entry({ slug: 'inside' }), library_id: _id } })
  await staff.api('PUT /libraries/{id}', {
    params: { id: _id },
    body: { ...categoryBody('closing'), is_archived: true },
  })
  await expect(filter('closing')).rejects.toMatchObject({ status: 404 })
  const article = anybody('GET /articles/{id}/details', { params: { id: 'inside' } })
  await expect(article).rejects.toMatchObject({ status: 404 })
})

test('an article sent twice with the same key is written once', async () => {
  const library = await aLibrary(ctx)
  const create = () =>
    staff.api('POST /articles', {
      body: { ...entry({ slug: 'once' }), library_id: library.id },
      idempotencyKey: 'write-once',
    })
  expect((await create())._id).toBe((await create())._id)
})

test('an assistant can read but not write; strangers cannot write either', async () => {
  const assistant = await shop.staff('assistant')
  await expect(assistant.api('GET /articles')).resolves.toMatchObject({ current_page: 1 })
  const body = categoryBody('by-an-assistant')
  await expect(assistant.api('POST /libraries', { body })).rejects.toMatchObject({ status: 403 })
  const stranger = shop.staffApi(null)
  await expect(stranger('POST /libraries', { body })).rejects.toMatchObject({ status: 401 })
})
