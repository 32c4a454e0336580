import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { CategoryNode } from '#contract/endpoints/categories.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { headOf } from '../head/head-text.server.ts'
import { localePath, unprefixedPath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { categoryPath, mainStore } from '../paths.ts'
import { findBestSellers } from '../product/find-best-sellers.ts'
import { cardView, type ProductCardData } from '../product/card-view.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { askProducts, type ProductsAnswer } from './ask-products.ts'
import { wayTo } from './category-tree.ts'
import { filterView } from './filter-view.ts'
import {
  isFiltered,
  listingQuery,
  parseListing,
  withoutFilters,
  type ListingSearch,
} from './listing-search.ts'
import type { Correction, ListedCard, ListingView } from './listing-view.ts'

interface LoadArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The products of one category, by its slug or `_id`, or of the whole shop. */
export async function loadListing(
  { request, context }: LoadArgs,
  within?: string,
): Promise<ListingView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const url = new URL(request.url)
  const [tree, { colours }, { data: sortings }] = await Promise.all([
    api('GET /stores/{store_id}/product-management/categories/all/hierachy', {
      params: { store_id: mainStore },
    }),
    api('GET /configuration/latest'),
    api('GET /configuration/slug/{slug}/sorting-list', { params: { slug: 'products' } }),
  ])
  const search = knownSort(parseListing(url.searchParams), sortings)
  const way = within === undefined ? [] : wayTo(tree.data, ({ slug }) => slug === within)
  const here = way.at(-1)
  if (within !== undefined && !here) {
    const meant = wayTo(
      tree.data,
      ({ _id, former_slugs: former }) => _id === within || former?.includes(within) === true,
    ).at(-1)
    if (!meant) throw data(null, { status: 404 })
    throw redirect(localePath(locale, categoryPath(meant.slug) + url.search), 301)
  }

  const { cards, total, facets, plain, onSale, meant } = await ask(api, search, here?.slug ?? null)
  const pages = Math.max(1, Math.ceil(total / search.per_page))
  if (search.page > pages) {
    const last = listingQuery({ ...search, page: pages, from: pages })
    throw redirect(localePath(locale, unprefixedPath(url.pathname) + last))
  }
  const prefers = search.colours.length > 0 ? isOfFamily(colours, search.colours) : undefined
  const categories = here ? here.children : tree.data
  const correction = meant === null ? null : await correctionOf(api, search, meant)
  const headed = { ...search, keyword: meant ?? search.keyword }
  return {
    ...(here ? categoryHead(way, tree.data, locale) : plainHead(headed, tree.data, facets, locale)),
    correction,
    cards: cards.map((card) => listedCard(card, search, locale, prefers)),
    total,
    pages,
    sortings: sortings.map(({ slug, title }) => ({ slug, title: localize(title, locale) })),
    filters: filterView({ search, facets, plain, categories, onSale }, locale),
    rescue: total > 0 ? [] : await bestSellers(api, locale),
  }
}

/** Unknown sort orders are dropped. */
function knownSort(search: ListingSearch, sortings: readonly { slug: string }[]): ListingSearch {
  return sortings.some(({ slug }) => slug === search.sort) ? search : { ...search, sort: '' }
}

async function ask(api: ApiClient, search: ListingSearch, within: string | null) {
  const bare = { perPage: 1, withFacets: true }
  const numbers = Array.from({ length: search.page - search.from + 1 }, (_, at) => search.from + at)
  const [pages, plain, sale] = await Promise.all([
    Promise.all(
      numbers.map((page) =>
        askProducts(api, search, within, { page, withFacets: page === search.page }),
      ),
    ),
    isFiltered(search) ? askProducts(api, withoutFilters(search), within, bare) : null,
    askProducts(api, { ...search, on_sale: true }, within, { perPage: 1 }),
  ])
  const facets = facetsOf(pages.at(-1))
  return {
    cards: pages.flatMap(({ data }) => data),
    total: pages.at(-1)?.total ?? 0,
    facets,
    plain: plain ? facetsOf(plain) : facets,
    onSale: sale.total,
    meant: pages.at(-1)?.corrected_keyword ?? null,
  }
}

async function correctionOf(
  api: ApiClient,
  search: ListingSearch,
  meant: string,
): Promise<Correction> {
  const literal = { ...withoutFilters(search), literal: true }
  const { total } = await askProducts(api, literal, null, { perPage: 1 })
  return { typed: search.keyword, meant, isLiteralOfUse: total > 0 }
}

function facetsOf(answer: ProductsAnswer | undefined): NonNullable<ProductsAnswer['facets']> {
  if (!answer?.facets) throw new Error('Facets are missing from the response')
  return answer.facets
}

/** Selects a card's picture in the colour that was filtered for. */
function isOfFamily(
  colours: readonly { code: string; family: string }[],
  chosen: readonly string[],
): (colourCode: string) => boolean {
  const codes = new Set(
    colours.filter(({ family }) => chosen.includes(family)).map(({ code }) => code),
  )
  return (colourCode) => codes.has(colourCode)
}

function listedCard(
  card: ProductCardData,
  search: ListingSearch,
  locale: Locale,
  prefers: ((colourCode: string) => boolean) | undefined,
): ListedCard {
  const view = cardView(card, locale, prefers)
  if (search.view !== 'list') return view
  return {
    ...view,
    subtitle: localize(card.subtitle, locale),
    sizes: card.sizes.map(({ title, stock }) => ({
      title,
      ...(stock === 'sold_out' && { isSoldOut: true as const }),
    })),
  }
}

type Head = Pick<ListingView, 'heading' | 'intro' | 'crumbs' | 'ways' | 'head'>

function categoryHead(
  way: readonly CategoryNode[],
  tree: readonly CategoryNode[],
  locale: Locale,
): Head {
  const { catalogue } = messagesIn(locale)
  const here = way.at(-1)
  const above = way.at(-2)
  const beside = above ? above.children : tree
  const ways = here && here.children.length > 0 ? here.children : beside
  return {
    heading: here ? localize(here.title, locale) : '',
    intro: here ? localize(here.description, locale) : '',
    head: here ? headOf(here, locale) : { title: '', description: '' },
    crumbs: [
      { title: catalogue.home, path: '/' },
      ...way.map((category) => ({
        title: localize(category.title, locale),
        ...(category !== here && { path: categoryPath(category.slug) }),
      })),
    ],
    ways: ways.map((category) => wayOn(category, category === here, locale)),
  }
}

function plainHead(
  search: ListingSearch,
  tree: readonly CategoryNode[],
  facets: NonNullable<ProductsAnswer['facets']>,
  locale: Locale,
): Head {
  const heading = plainHeading(search, facets, locale)
  return {
    heading,
    intro: '',
    head: { title: heading, description: '' },
    crumbs: [{ title: messagesIn(locale).catalogue.home, path: '/' }, { title: heading }],
    ways: tree.map((category) => wayOn(category, false, locale)),
  }
}

function plainHeading(
  search: ListingSearch,
  facets: NonNullable<ProductsAnswer['facets']>,
  locale: Locale,
): string {
  const { catalogue } = messagesIn(locale)
  if (search.keyword !== '') return catalogue.resultsFor(search.keyword)
  const [collection, ...others] = search.collections
  const found = facets.collections.find(({ value }) => value === collection)
  if (found && others.length === 0) return localize(found.title, locale)
  return search.sort === 'newest' ? catalogue.newIn : catalogue.allProducts
}

function wayOn({ slug, title }: CategoryNode, isHere: boolean, locale: Locale) {
  return { slug, title: localize(title, locale), ...(isHere && { isHere: true as const }) }
}

const maxBestSellers = 4

async function bestSellers(api: ApiClient, locale: Locale) {
  const recommended = parseListing(new URLSearchParams())
  const { data } = await askProducts(api, recommended, null, { perPage: maxBestSellers })
  const others = data.map(({ _id }) => _id)
  const cards = await findBestSellers(api, maxBestSellers, others)
  return cards.map((card) => cardView(card, locale))
}
