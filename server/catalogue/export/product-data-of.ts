import type { SearchText } from '../../platform/text/search-texts.ts'
import type { ProductData, VariantData } from '../import/product-data.ts'
import type { CategoryNames } from './category-names.ts'
import type { ProductRow, VariantRow } from '../products/product-row.ts'

interface Names {
  publicUrl: string
  categories: CategoryNames
  /** Slugs by id. */
  warehouses: ReadonlyMap<string, string>
}

const noText = { en: '', zh: '', cn: '' }

/** A product as a file would describe it: colours by code, pictures by their address in the shop. */
export function productDataOf(row: ProductRow, names: Names): ProductData {
  const { publicUrl, categories } = names
  const own = row.categories.flatMap(({ category_id: id }) => categories.get(id) ?? [])
  return {
    line: 0,
    handle: row.handle,
    status: row.status,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    brand: row.brand,
    styleNumber: row.style_number,
    fitKind: row.fit_kind,
    fit: row.fit,
    fabricKind: row.fabric_kind,
    fabric: row.fabric,
    care: row.care,
    origin: row.origin,
    collection: row.collection_slug,
    categories: own.map(({ slug }) => slug),
    type: own[0]?.title ?? '',
    tags: row.tags,
    goesWith: row.goes_with,
    position: row.position,
    publishedAt: row.published_at,
    searchText: textsOf(row.engine_text),
    measurements: row.measurements,
    variants: row.variants
      .filter(({ archived_at: archived }) => archived === null)
      .map((variant) => variantDataOf(variant, row.measurements, names)),
    pictures: row.pictures.map((picture, at) => ({
      line: 0,
      src: `${publicUrl}/files/${picture.file_id}`,
      position: at + 1,
      colour: picture.colour_code,
      view: picture.view,
      alt: picture.alt,
    })),
  }
}

function variantDataOf(
  row: VariantRow,
  measurements: ProductRow['measurements'],
  { warehouses }: Names,
): VariantData {
  return {
    line: 0,
    sku: row.sku,
    colour: row.colour_code,
    size: row.size,
    priceCents: row.price_cents,
    compareAtCents: row.compare_at_cents,
    pointsPrice: row.points_price,
    costCents: row.cost_cents,
    weightGrams: row.weight_grams,
    barcode: row.barcode,
    measurements: measurements.find(({ size }) => size === (row.size ?? ''))?.values ?? {},
    preorder:
      row.preorder && row.preorder.max_qty > 0
        ? { limit: row.preorder.max_qty, date: row.preorder.expected_on }
        : null,
    stock: row.stock.map(({ warehouse_id: id, on_hand: onHand }) => ({
      warehouse: warehouses.get(id) ?? '',
      onHand,
    })),
  }
}

/** Files name texts only. */
function textsOf(text: SearchText | null) {
  return { title: text?.title ?? noText, description: text?.description ?? noText }
}
