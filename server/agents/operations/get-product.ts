import { localize, locales } from '#domain/locale.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import {
  optionKey,
  presentProduct,
  selectionOf,
  type Details,
  type OptionKey,
  type Variant,
} from '../wire/present-product.ts'
import { say } from '../wire/messages.ts'
import type { ProductRequest } from '../wire/request-shapes.ts'
import { notFound, success, type Call, type Outcome } from './call.ts'
import { featuredFirst, matchesCategory, matchesPrice, readFilters } from './catalogue-filters.ts'
import { findNamedVariants } from './lookup-catalog.ts'
import { detailsIfSold, productView, theStore } from './product-view.ts'

/** One product in full, with the variants that the chosen options leave. */
export async function getProduct(call: Call, request: ProductRequest): Promise<Outcome> {
  const { ctx, locale } = call
  const store = await theStore(ctx)
  const filters = await readFilters(call, request.filters, request.context)
  const [named] = await findNamedVariants(ctx, [request.id])
  const range = await ctx.search.current(store.id)
  const productId = range.find(request.id) ?? named?.product_id
  const isSold = productId !== undefined && range.find(productId) !== undefined
  const details = isSold && (await detailsIfSold(() => productDetailsOf(ctx, store.id, productId)))
  if (!details || !matchesCategory(filters, details)) return gone()
  const asked = details.variants.find(({ _id }) => _id === named?.id)
  const choice = asked
    ? choiceOf(asked)
    : relax(details, choices(details, request), request.preferences ?? [])
  const fitting = details.variants.filter(
    (each) => matches(each, choice) && matchesPrice(filters, each),
  )
  const [featured, ...others] = asked ? byAsked(fitting, asked) : featuredFirst(fitting)
  if (!featured) return gone()
  // What was asked for and does not exist leaves nothing selected.
  const isChosen = asked !== undefined || (request.selected ?? []).length > 0
  const effective = isChosen ? choice : choiceOf(featured)
  const shown = isChosen ? [featured, ...others] : [featured]
  const product = presentProduct(await productView(call), details, shown)
  return success(call, {
    product: {
      ...product,
      ...(product.options && { options: withAvailability(product.options, details, effective) }),
      selected: selectionOf(details, featured, locale).filter(({ name }) => {
        const key = optionKey(name)
        return key !== null && effective.has(key)
      }),
    },
    ...(filters.messages.length > 0 && { messages: filters.messages }),
  })

  function gone() {
    return notFound(call, say('product_gone', locale))
  }
}

/** Values by option, as variants name them: a colour's code, a size. */
type Choice = ReadonlyMap<OptionKey, string>

function choiceOf({ colour, size }: Variant): Choice {
  return new Map([
    ...(colour === null ? [] : [['colour', colour] as const]),
    ...(size === null ? [] : [['size', size] as const]),
  ])
}

/** Options chosen by id or by label in any language; what the product does not have fits nothing. */
function choices(details: Details, { selected = [] }: ProductRequest): Choice {
  const chosen = new Map<OptionKey, string>()
  for (const { name, label, id } of selected) {
    const key = optionKey(name)
    if (key === null) continue
    const known = key === 'size' ? sizeOf(details, label, id) : colourOf(details, label, id)
    chosen.set(key, known ?? (id || label))
  }
  return chosen
}

function sizeOf(details: Details, label: string, id: string | undefined): string | undefined {
  const typed = label.trim().toLowerCase()
  return details.size_choices.find(
    (each) =>
      each === id || locales.some((locale) => sizeTitle(each)[locale].toLowerCase() === typed),
  )
}

function colourOf(details: Details, label: string, id: string | undefined): string | undefined {
  const typed = label.trim().toLowerCase()
  return details.colour_choices.find(
    ({ code, title }) =>
      code === id ||
      code === typed ||
      locales.some((each) => localize(title, each).toLowerCase() === typed),
  )?.code
}

/** Drops choices, least preferred first, until a variant fits. */
function relax(details: Details, chosen: Choice, preferences: readonly string[]): Choice {
  const preferred = preferences.map(optionKey).filter((key) => key !== null)
  const order = [...new Set([...preferred, ...chosen.keys()])].filter((key) => chosen.has(key))
  for (let kept = order.length; kept > 0; kept--) {
    const some = new Map(order.slice(0, kept).map((key) => [key, chosen.get(key) ?? '']))
    if (details.variants.some((each) => matches(each, some))) return some
  }
  return new Map()
}

function matches(variant: Variant, choice: Choice): boolean {
  return [...choice].every(([key, value]) => variant[key] === value)
}

function byAsked(fitting: readonly Variant[], asked: Variant): Variant[] {
  return fitting.toSorted((a, b) => Number(b === asked) - Number(a === asked))
}

type Options = { name: string; values: { id: string; label: string }[] }[]

/** Marks where each value would lead to with the other choices as they are. */
function withAvailability(options: Options, details: Details, choice: Choice) {
  return options.map(({ name, values }) => {
    const key = optionKey(name)
    return {
      name,
      values: values.map((value) => {
        const other = new Map([...choice, ...(key ? [[key, value.id] as const] : [])])
        const variants = details.variants.filter((each) => matches(each, other))
        return {
          ...value,
          available: variants.some(({ available }) => available > 0),
          exists: variants.length > 0,
        }
      }),
    }
  })
}
