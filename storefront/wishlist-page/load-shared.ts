import { data, type RouterContextProvider } from 'react-router'
import { mainStore } from '../paths.ts'
import { findDetails } from '../product/find-details.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { wishView, type WishView } from './wish-view.ts'

const perPage = 24

export interface SharedWishlist {
  key: string
  /** Null if its owner shows no name. */
  name: string | null
  page: number
  pages: number
  wishes: readonly WishView[]
}

interface LoadArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { key: string }
}

/** A list by its link; not found once its owner has switched the link off. */
export async function loadSharedWishlist(args: LoadArgs): Promise<SharedWishlist> {
  const { request, context, params } = args
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1) throw data(null, { status: 404 })
  const list = await api('GET /stores/{store_id}/shared-wishlists/{share_key}', {
    params: { store_id: mainStore, share_key: params.key },
    query: { page, per_page: perPage },
  })
  const found = await Promise.all(list.data.map(({ _id }) => findDetails(api, _id)))
  return {
    key: params.key,
    name: list.shown_name,
    page,
    pages: Math.max(1, Math.ceil(list.total / perPage)),
    wishes: found.flatMap((details) => (details ? [wishView(details, locale)] : [])),
  }
}
