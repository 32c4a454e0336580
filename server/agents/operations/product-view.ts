import { DomainError } from '#domain/errors.ts'
import { localize } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { readBrand } from '../../settings/brand.ts'
import { listStores, type Store } from '../../settings/stores.ts'
import type { Details, ProductView } from '../wire/present-product.ts'
import type { Call } from './call.ts'

/** The store that the storefront sells from. */
export async function theStore(ctx: Ctx): Promise<Store> {
  const [store] = await listStores(ctx)
  if (!store) throw new DomainError('unavailable')
  return store
}

export async function productView({ ctx, locale }: Call): Promise<ProductView> {
  const { name } = await readBrand(ctx)
  return { ctx, locale, seller: localize(name, locale) }
}

/** Null for a product that was taken off sale meanwhile. */
export async function detailsIfSold(
  read: () => Promise<{ answer: Details }>,
): Promise<Details | null> {
  try {
    return (await read()).answer
  } catch (error) {
    if (error instanceof DomainError && error.code === 'product_not_found') return null
    throw error
  }
}
