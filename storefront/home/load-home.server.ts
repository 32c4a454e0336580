import { ApiError, type Answer, type ApiClient } from '#contract/client.ts'
import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import type { PagePicture } from '../content/page-pictures.server.ts'
import { entryCardView } from '../journal/entry-view.ts'
import { categoryPath, mainStore } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { cardView } from '../product/card-view.ts'
import { findBestSellers } from '../product/find-best-sellers.ts'
import { findCards } from '../product/find-cards.ts'
import type { Garment, HomeView, RowView, WornGarment } from './home-view.ts'
import { headOf } from '../head/head-text.server.ts'
import { readHomeContent, type HomeHero, type HomeRow } from './home-content.server.ts'

type Details = Answer<'GET /stores/{store_id}/product-management/products/{product_id}/details'>
type Picture = Details['colour_choices'][number]['pictures'][number]

interface Loading {
  api: ApiClient
  locale: Locale
  text: (text: LocalizedText) => string
  pictures: readonly PagePicture[]
}

const store = { store_id: mainStore }
/** More than this belongs on a listing page. */
const maxInRow = 60

/** The home page's rows with their products; products no longer sold are left out. */
export async function loadHome(api: ApiClient, locale: Locale): Promise<HomeView> {
  const content = await api('GET /contents/slug/{slug}/latest', { params: { slug: 'home' } })
  const { hero, rows, pictures } = readHomeContent(content.data)
  const text = (told: LocalizedText) => localize(told, locale)
  const loading = { api, locale, text, pictures }
  const [heroView, ...rowViews] = await Promise.all([
    hero && loadHero(loading, hero),
    ...rows.map((row) => loadRow(loading, row)),
  ])
  return {
    title: localize(content.title, locale),
    head: headOf(content, locale),
    hero: heroView,
    rows: rowViews.filter((row) => row !== null),
  }
}

async function loadHero(loading: Loading, hero: HomeHero): Promise<HomeView['hero']> {
  const details = await findProduct(loading.api, hero.handle)
  return {
    ...words(loading, hero),
    eyebrow: loading.text(hero.eyebrow),
    cta: { title: loading.text(hero.cta.title), path: hero.cta.path },
    garment: details && garmentOf(loading, details, 'front', hero.colour),
  }
}

async function loadRow(loading: Loading, row: HomeRow): Promise<RowView | null> {
  switch (row.kind) {
    case 'products':
      return loadProducts(loading, row)
    case 'best_sellers':
      return loadBestSellers(loading, row)
    case 'journal':
      return loadJournal(loading, row)
    case 'newsletter':
      return { kind: row.kind, ...words(loading, row), button: loading.text(row.button) }
    case 'categories':
      return loadCategories(loading, row)
    case 'outfit':
      return {
        kind: row.kind,
        ...words(loading, row),
        picture: namedPicture(loading, row.picture),
        garments: (await findProducts(loading.api, row.handles)).flatMap(
          (details) => wornOf(loading, details) ?? [],
        ),
      }
    case 'story':
      return loadEntry(loading, row)
    case 'shop':
      return loadShop(loading, row)
    case 'facts':
      return { kind: row.kind, items: row.items.map((item) => words(loading, item)) }
  }
}

async function loadProducts(
  { api, locale, text }: Loading,
  row: HomeRow & { kind: 'products' },
): Promise<RowView> {
  const cards = await findCards(api, row.handles.slice(0, maxInRow))
  return {
    kind: row.kind,
    title: text(row.title),
    cards: cards.map((card) => cardView(card, locale)),
    more: { title: text(row.more.title), path: row.more.path },
  }
}

const maxBestSellers = 4

async function loadBestSellers(
  loading: Loading,
  row: HomeRow & { kind: 'best_sellers' },
): Promise<RowView> {
  const cards = await findBestSellers(loading.api, maxBestSellers, row.handles)
  return {
    kind: 'products',
    title: loading.text(row.title),
    cards: cards.map((card) => cardView(card, loading.locale)),
    more: { title: loading.text(row.more.title), path: row.more.path },
  }
}

const maxEntries = 3

async function loadJournal(
  { api, locale, text }: Loading,
  row: HomeRow & { kind: 'journal' },
): Promise<RowView | null> {
  const query = { per_page: maxEntries, slug: 'newest' }
  const { data } = await api('GET /posts/filter', { query })
  if (data.length === 0) return null
  return {
    kind: row.kind,
    title: text(row.title),
    entries: data.map((card) => entryCardView(card, locale)),
    more: { title: text(row.more.title), path: row.more.path },
  }
}

/** A category's own picture, or that of its first recommended product. */
async function loadCategories(
  { api, text }: Loading,
  row: HomeRow & { kind: 'categories' },
): Promise<RowView> {
  const { data: tree } = await api(
    'GET /stores/{store_id}/product-management/categories/all/hierachy',
    { params: store },
  )
  const known = tree.flatMap((node) => [node, ...node.children])
  const named = row.slugs.flatMap((slug) => known.find((node) => node.slug === slug) ?? [])
  const tiles = await Promise.all(
    named.map(async ({ slug, title, image, product_count }) => ({
      title: text(title),
      path: categoryPath(slug),
      count: product_count,
      file: (image ?? (await firstPictureIn(api, slug)))?.file_id ?? null,
    })),
  )
  return { kind: row.kind, title: text(row.title), tiles }
}

async function firstPictureIn(api: ApiClient, category: string) {
  const { data } = await api('GET /stores/{store_id}/product-management/products/filter', {
    params: store,
    query: { category_ids: category, slug: 'recommended', per_page: 1 },
  })
  return data[0]?.picture ?? null
}

async function loadEntry(
  loading: Loading,
  row: HomeRow & { kind: 'story' },
): Promise<RowView | null> {
  const details = await findProduct(loading.api, row.handle)
  return {
    kind: row.kind,
    ...words(loading, row),
    garment: details && garmentOf(loading, details, 'front'),
    closeUp: details && garmentOf(loading, details, 'detail'),
    more: { title: loading.text(row.more.title), path: row.more.path },
  }
}

async function loadShop(
  loading: Loading,
  row: HomeRow & { kind: 'shop' },
): Promise<RowView | null> {
  const { data } = await loading.api('GET /stores/{store_id}/warehouses/all', { params: store })
  const place = data.find(({ slug }) => slug === row.warehouse)
  if (!place) return null
  return {
    kind: row.kind,
    ...words(loading, row),
    picture: namedPicture(loading, row.picture),
    name: loading.text(place.title),
    address: loading.text(place.address),
    hours: loading.text(place.hours),
    phone: place.phone,
    mapUrl: place.map_url,
    more: { title: loading.text(row.more.title), path: row.more.path },
  }
}

function namedPicture(
  { pictures, text }: Loading,
  wanted: string | null,
): Garment['picture'] | null {
  const picture = wanted === null ? undefined : pictures.find(({ name }) => name === wanted)
  return picture ? pictureOf(picture, text) : null
}

async function findProducts(api: ApiClient, handles: readonly string[]): Promise<Details[]> {
  const found = await Promise.all(handles.map((handle) => findProduct(api, handle)))
  return found.filter((details) => details !== null)
}

async function findProduct(api: ApiClient, handle: string): Promise<Details | null> {
  try {
    return await api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
      params: { ...store, product_id: handle },
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function garmentOf(
  { locale, text }: Loading,
  details: Details,
  view: string,
  wanted: string | null = null,
): Garment | null {
  const choices = details.colour_choices
  const colour = choices.find(({ code }) => code === wanted) ?? choices[0]
  const picture = colour?.pictures.find((each) => each.view === view) ?? colour?.pictures[0]
  if (!picture) return null
  return {
    id: details._id,
    title: text(details.title),
    number: details.style_number,
    price: priceText(details.price.from, locale),
    colour: colour?.code ?? null,
    picture: pictureOf(picture, text),
  }
}

function wornOf(loading: Loading, details: Details): WornGarment | null {
  const garment = garmentOf(loading, details, 'front')
  if (!garment) return null
  const { id, title, number, price, colour } = garment
  return { id, title, number, price, colour }
}

function pictureOf(
  picture: Pick<Picture, 'file_id' | 'width' | 'height' | 'background' | 'alt'>,
  text: Loading['text'],
): Garment['picture'] {
  const { file_id: file, width, height, background, alt } = picture
  return { file, width, height, background, alt: text(alt) }
}

function words({ text }: Loading, told: { title: LocalizedText; text: LocalizedText }) {
  return { title: text(told.title), text: text(told.text) }
}
