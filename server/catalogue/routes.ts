import * as endpoints from '#contract/endpoints/catalogue.ts'
import * as categoryEndpoints from '#contract/endpoints/categories.ts'
import { suggestProducts } from '#contract/endpoints/suggestions.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice, presentPage } from '../platform/http/paging.ts'
import type { App } from '../platform/http/app.ts'
import { serve } from '../platform/http/serve.ts'
import { getStore } from '../settings/stores.ts'
import { pickupShops } from '../shipping/warehouses.ts'
import { bestSellers as bestSellersEndpoint } from '#contract/endpoints/best-sellers.ts'
import { bestSellers, tagOfBestSellers } from './best-sellers.ts'
import { boughtWith, tagOfBought } from './bought-together.ts'
import { allCategories, categoryTree, pageOfCategories, tagOf } from './categories.ts'
import { productDetailsOf } from './details.ts'
import { filteredProducts } from './filter-products.ts'
import { productUrl } from './product-urls.ts'
import { suggestionsFor } from './suggestions.ts'

export function catalogueRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, categoryEndpoints.listCategories, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const { data, total } = await pageOfCategories(ctx, store.id, query)
    tag('categories', 'products', ...data.map(({ _id }) => tagOf(_id)))
    const path = `/stores/${params.store_id}/product-management/categories/all`
    return presentPage(path, query, data, total)
  })

  serve(app, ctx, categoryEndpoints.categoryHierarchy, async ({ params }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    tag('categories', 'products', ...(await allCategories(ctx)).map(({ id }) => tagOf(id)))
    return { data: await categoryTree(ctx, store.id) }
  })

  serve(app, ctx, endpoints.filterProducts, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const path = params.store_id
    const { answer, tags } = await filteredProducts(ctx, { id: store.id, path }, query)
    tag(...tags)
    return answer
  })

  serve(app, ctx, endpoints.getProduct, async ({ params }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const { answer, tags } = await productDetailsOf(ctx, store.id, params.product_id)
    tag(...tags)
    return answer
  })

  serve(app, ctx, suggestProducts, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const { answer, tags } = await suggestionsFor(ctx, store.id, query.keyword)
    tag(...tags)
    return answer
  })

  serve(app, ctx, endpoints.relatedProducts, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const range = await ctx.search.current(store.id)
    const id = range.find(query.product_id)
    if (id === undefined) throw new DomainError('product_not_found')
    tag('products', `product:${id}`, tagOfBought(id))
    const related = { ids: [id], boughtWith: await boughtWith(ctx, id) }
    const ids = range.related(related, query.items_per_page)
    return { data: ids.map((each) => productUrl(params.store_id, each)) }
  })

  serve(app, ctx, bestSellersEndpoint, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    tag('products', tagOfBestSellers)
    const range = await ctx.search.current(store.id)
    const ids = (await bestSellers(ctx, store.id)).filter((id) => range.find(id) !== undefined)
    const shown = ids.slice(0, query.items_per_page)
    return { data: shown.map((each) => productUrl(params.store_id, each)) }
  })

  serve(app, ctx, endpoints.listWarehouses, async ({ params, query }, { tag }) => {
    const { id } = await getStore(ctx, params.store_id)
    tag('warehouses')
    const shops = await pickupShops(ctx, id)
    const data = pageSlice(shops, query)
    return presentPage(`/stores/${params.store_id}/warehouses/all`, query, data, shops.length)
  })
}
