import { expect, test } from 'vitest'
import { contentMessages } from '#console/content/messages.ts'
import { deskVisit, heading, openConsole, phoneVisit, signedIn } from './console-staff.ts'
import { writeText } from './written-fields.ts'

const shop = await openConsole()
const { db, bus } = shop.ctx

test('categories of posts, libraries and their categories are added and changed', async () => {
  const texts = contentMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const save = async () => {
    await dialog.getByRole('button', { name: texts.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goto('/staff/content/categories')
  const kinds = [
    { title: texts.postCategories, add: texts.addCategory, slug: 'fittings', name: '試身' },
    { title: texts.libraries, add: texts.addLibrary, slug: 'repairs', name: '修補' },
    { title: texts.inLibrary('改好的修補'), add: texts.addCategory, slug: 'hems', name: '褲腳' },
  ]
  for (const { title, add, slug, name } of kinds) {
    await card(title).getByRole('button', { name: add, exact: true }).click()
    await writeText(dialog, 'zh', texts.fields.title, { en: slug, zh: name })
    await dialog.getByLabel(texts.slug, { exact: true }).fill(slug)
    await save()
    await card(title)
      .getByRole('button', { name: texts.editOf(name), exact: true })
      .click()
    await writeText(dialog, 'zh', texts.fields.title, { en: slug, zh: `改好的${name}` })
    await save()
    await card(title)
      .getByRole('button', { name: texts.editOf(`改好的${name}`), exact: true })
      .waitFor()
  }
  for (const [table, slug, name] of [
    ['post_categories', 'fittings', '改好的試身'],
    ['libraries', 'repairs', '改好的修補'],
    ['article_categories', 'hems', '改好的褲腳'],
  ] as const) {
    const row = await db
      .selectFrom(table)
      .select('title')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    expect(row.title.zh).toBe(name)
  }
  expect(troubles).toEqual([])
})

test('an article is written and changed, and a post is changed, where shoppers read them', async () => {
  const texts = contentMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const main = page.getByRole('main')
  const shownAt = async (path: string) => {
    await bus.settled()
    return (await fetch(`${shop.url}${path}`)).text()
  }
  await page.goto('/staff/content/articles')
  await page.getByRole('link', { name: texts.newArticle, exact: true }).click()
  await writeText(main, 'en', texts.fields.title, { en: 'Waxing a jacket', zh: '外套上蠟' })
  await writeText(main, 'en', texts.fields.description, { en: 'By hand', zh: '手工' })
  await writeText(main, 'en', texts.fields.body, { en: 'Warm the wax first.', zh: '先暖蠟。' })
  await writeText(main, 'en', texts.fields.author, { en: 'Praya', zh: 'Praya' })
  await page.getByRole('button', { name: texts.create, exact: true }).first().click()
  await heading(page, 'Waxing a jacket').waitFor()
  await writeText(main, 'en', texts.fields.title, { en: 'Waxing a coat', zh: '大衣上蠟' })
  await page.getByRole('button', { name: texts.save, exact: true }).first().click()
  await heading(page, 'Waxing a coat').waitFor()
  const article = await db
    .selectFrom('articles')
    .select(['slug', 'title'])
    .where('slug', '=', 'waxing-a-jacket')
    .executeTakeFirstOrThrow()
  expect(article.title).toMatchObject({ en: 'Waxing a coat', zh: '大衣上蠟' })

  const post = await db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where('status', '=', 'ACTIVE')
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  await page.goto(`/staff/content/posts/${post.id}`)
  await writeText(main, 'en', texts.fields.title, { en: 'Told again', zh: '再說一次' })
  await page.getByRole('button', { name: texts.save, exact: true }).first().click()
  await heading(page, 'Told again').waitFor()
  expect(await shownAt(`/posts/${post.slug}`)).toContain('Told again')
  expect(troubles).toEqual([])
})
