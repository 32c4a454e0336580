import { createHash } from 'node:crypto'
import { newId } from '#domain/ids.ts'
import { productDataOf } from '../export/product-data-of.ts'
import type { GivenPictures } from './given-pictures.ts'
import { isLike } from './is-like.ts'
import type { KnownProduct, KnownProducts } from './known-products.ts'
import type { Names } from './names.ts'
import { planVariants, type VariantsPlan } from './plan-variants.ts'
import type { ProductData } from './product-data.ts'

/** Effect of an import on a product; decided the same way for a check and for the import. */
export interface ProductPlan {
  id: string
  known: KnownProduct | undefined
  hash: Buffer
  /** Says whether everything but the variants stays. */
  isSame: boolean
  outcome: 'created' | 'updated' | 'unchanged'
  variants: VariantsPlan
}

export function planProduct(
  data: ProductData,
  { byHandle, owners }: KnownProducts,
  names: Names,
  given: GivenPictures,
  publicUrl: string,
): ProductPlan {
  const known = byHandle.get(data.handle)
  const id = known?.row.id ?? newId('product')
  const hash = createHash('sha256').update(JSON.stringify(data)).digest()
  const isSame = known !== undefined && isUnchanged(data, hash, known, { names, given, publicUrl })
  const owned = { productId: id, variants: known?.row.variants ?? [], owners }
  // Stock changes between imports of the same file, so variants are always compared.
  const variants = planVariants(data, owned, names)
  const outcome = !known ? 'created' : isSame && !variants.isChanged ? 'unchanged' : 'updated'
  return { id, known, hash, isSame, outcome, variants }
}

interface Around {
  names: Names
  given: GivenPictures
  publicUrl: string
}

function isUnchanged(
  data: ProductData,
  hash: Buffer,
  { row, sources }: KnownProduct,
  { names, given, publicUrl }: Around,
): boolean {
  if (row.import_hash?.equals(hash)) {
    return data.pictures.every(({ src }) => {
      const id = given.get(src)
      return id === undefined || sources.get(src) === id
    })
  }
  // A file that the shop exported says what the shop has.
  const categories = names.categoryNames
  const asInFile = productDataOf(row, { publicUrl, categories, warehouses: names.warehouseSlugs })
  return isLike(data, asInFile, names)
}
