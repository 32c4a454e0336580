import { useQuery } from '@tanstack/react-query'
import { hongKongDay } from '#domain/dates.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import { findDetails } from './find-details.ts'
import { presentProduct } from './present-product.ts'
import type { ProductView } from './product-view.ts'

/** A product outside its page: without delivery, reviews and other products. */
export function useProductView(id: string): { view: ProductView | null; isFailed: boolean } {
  const locale = useLocale()
  const { data, isPending } = useQuery(
    {
      queryKey: ['product', locale, id],
      queryFn: () => findDetails(publicApi(locale), id),
      staleTime: 60_000,
    },
    queryClient(),
  )
  const view = data ? { ...presentProduct(data, null, locale), ...besides } : null
  return { view, isFailed: !isPending && !view }
}

/** What only the product's own page shows. */
const besides: Pick<
  ProductView,
  'crumbs' | 'measures' | 'delivery' | 'reviews' | 'look' | 'related'
> = {
  crumbs: [],
  measures: [],
  delivery: {
    couriers: [],
    today: hongKongDay(new Date()),
    resumesOn: null,
    arrivals: {},
    pickup: null,
    returnDays: 0,
  },
  reviews: { count: 0, average: null },
  look: [],
  related: [],
}
