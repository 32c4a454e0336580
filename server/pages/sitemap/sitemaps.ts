import { contentPath } from '#domain/content-path.ts'
import { DomainError } from '#domain/errors.ts'
import { defaultStoreSearch } from '../../catalogue/default-store-search.ts'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import { readLanguages } from '../../platform/languages.ts'
import { addresses, categoryPath, productPath, contentCategoryPath } from './addresses.ts'
import {
  lastProductChange,
  listCategories,
  listProducts,
  listEntries,
  listTexts,
} from './queries.ts'
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts'

/** With three languages and their alternates this makes a file of about 4 MB. */
const productsPerFile = 2000
/** The largest size shown in search results. */
const imageWidth = 960

export function sitemapIndex(ctx: Ctx): Promise<string> {
  return cached(ctx, 'sitemap', async () => {
    const [texts, products, { changed_at }, listed] = await Promise.all([
      listTexts(ctx.db, ctx.clock()),
      productIds(ctx),
      lastProductChange(ctx.db, ctx.clock()),
      listEntries(ctx.db, ctx.clock()),
    ])
    const textChange = latest(texts.map(({ changed_at }) => changed_at))
    const productChange = changed_at ?? textChange
    const files = Math.ceil(products.length / productsPerFile)
    const names = Array.from({ length: files }, (_, index) => `products-${index + 1}`)
    const value = sitemapIndexXml([
      { address: addressOf(ctx, 'pages'), changedAt: textChange },
      ...(listed.length > 0
        ? [{ address: addressOf(ctx, 'stories'), changedAt: latest(changesOf(listed)) }]
        : []),
      ...['categories', ...names].map((name) => ({
        address: addressOf(ctx, name),
        changedAt: productChange,
      })),
    ])
    return { value, tags: [...tagsOfProducts, ...tagsOfTexts, ...tagsOfEntries] }
  })
}

/** One of the files listed in the index. Throws `not_found`. */
export function sitemapFile(ctx: Ctx, name: string): Promise<string> {
  if (name === 'pages') return pagesSitemap(ctx)
  if (name === 'categories') return categoriesSitemap(ctx)
  if (name === 'stories') return entriesSitemap(ctx)
  const file = Number(/^products-([1-9]\d{0,4})$/.exec(name)?.[1])
  if (Number.isNaN(file)) throw new DomainError('not_found')
  return productsSitemap(ctx, file)
}

const tagsOfProducts = ['products', 'product-lists', 'categories', 'configuration']
const tagsOfEntries = ['articles', 'posts', 'configuration']
const tagsOfTexts = ['contents', 'configuration']

function pagesSitemap(ctx: Ctx): Promise<string> {
  return cached(ctx, 'sitemap:pages', async () => {
    const texts = await listTexts(ctx.db, ctx.clock())
    const entries = texts.map(({ slug, changed_at }) =>
      entry(ctx, () => contentPath(slug), changed_at),
    )
    return { value: sitemapXml(entries, await readLanguages(ctx)), tags: tagsOfTexts }
  })
}

function categoriesSitemap(ctx: Ctx): Promise<string> {
  return cached(ctx, 'sitemap:categories', async () => {
    const categories = await listCategories(ctx.db, ctx.clock())
    const changes = categories.map(({ created_at, changed_at }) => changed_at ?? created_at)
    const entries = [
      entry(ctx, () => '/shop/main/product', latest(changes)),
      ...categories.map(({ slug, created_at, changed_at }) =>
        entry(ctx, () => categoryPath(slug), latest([created_at, changed_at ?? created_at])),
      ),
    ]
    return { value: sitemapXml(entries, await readLanguages(ctx)), tags: tagsOfProducts }
  })
}

/** Each article library and the posts page, followed by their stories. */
function entriesSitemap(ctx: Ctx): Promise<string> {
  return cached(ctx, 'sitemap:stories', async () => {
    const listed = await listEntries(ctx.db, ctx.clock())
    const shelves = Map.groupBy(listed, ({ library }) => contentCategoryPath(library))
    const entries = [...shelves].flatMap(([path, standing]) => [
      entry(ctx, () => path, latest(changesOf(standing))),
      ...standing.map(({ slug, updated_at }) => entry(ctx, () => `${path}/${slug}`, updated_at)),
    ])
    return { value: sitemapXml(entries, await readLanguages(ctx)), tags: tagsOfEntries }
  })
}

function productsSitemap(ctx: Ctx, file: number): Promise<string> {
  return cached(ctx, `sitemap:products-${file}`, async () => {
    const first = (file - 1) * productsPerFile
    const ids = (await productIds(ctx)).slice(first, first + productsPerFile)
    if (ids.length === 0) throw new DomainError('not_found')
    const products = await listProducts(ctx.db, ids)
    const entries = products.map(({ id, title, updated_at, pictures }) => ({
      ...entry(ctx, (locale) => productPath(id, title, locale), updated_at),
      images: pictures.map(
        ({ file_id }) => `${ctx.settings.publicUrl}/files/${file_id}/${imageWidth}.webp`,
      ),
    }))
    return { value: sitemapXml(entries, await readLanguages(ctx)), tags: tagsOfProducts }
  })
}

/** Products visitors can find, in a stable order. */
async function productIds(ctx: Ctx): Promise<string[]> {
  return (await defaultStoreSearch(ctx)).ids().toSorted()
}

function entry(ctx: Ctx, path: Parameters<typeof addresses>[1], changedAt: Date): SitemapEntry {
  return { addresses: addresses(ctx.settings.publicUrl, path), changedAt }
}

function changesOf(changed: readonly { updated_at: Date }[]): Date[] {
  return changed.map(({ updated_at }) => updated_at)
}

function addressOf(ctx: Ctx, name: string): string {
  return `${ctx.settings.publicUrl}/sitemap-${name}.xml`
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(0, ...dates.map((date) => date.getTime())))
}
