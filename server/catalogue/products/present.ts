import type { z } from '@hono/zod-openapi'
import type { staffProduct, staffVariant } from '#contract/staff/product-shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { derivedCn } from '../../platform/text/derived-cn.ts'
import type { ProductRow, VariantRow } from './product-row.ts'

type ProductAnswer = z.input<typeof staffProduct>
type VariantAnswer = z.input<typeof staffVariant>

export function presentProduct(row: ProductRow): ProductAnswer {
  return {
    _id: row.id,
    status: row.status,
    handle: row.handle,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    brand: row.brand,
    style_number: row.style_number,
    fit_kind: row.fit_kind,
    fit: row.fit,
    fabric_kind: row.fabric_kind,
    fabric: row.fabric,
    care: row.care,
    origin: row.origin,
    collection: row.collection_slug,
    category_ids: row.categories.map(({ category_id }) => category_id),
    tags: row.tags,
    goes_with: row.goes_with,
    measurements: row.measurements,
    position: row.position,
    published_at: row.published_at.toISOString(),
    pictures: row.pictures.map(({ colour_code, view, ...picture }) => ({
      ...presentPicture(picture),
      colour: colour_code,
      view,
      derived_cn: derivedCn({ alt: picture.alt }),
    })),
    variants: row.variants.map((variant) => presentVariant(variant, row.version)),
    version: row.version,
    derived_cn: derivedCn({
      title: row.title,
      subtitle: row.subtitle,
      description: row.description,
      fit: row.fit,
      fabric: row.fabric,
    }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentVariant(row: VariantRow, productVersion: number): VariantAnswer {
  return {
    _id: row.id,
    product_id: row.product_id,
    product_version: productVersion,
    sku: row.sku,
    colour: row.colour_code,
    size: row.size,
    price: decimalText(cents(row.price_cents)),
    compare_at: row.compare_at_cents === null ? null : decimalText(cents(row.compare_at_cents)),
    points_price: row.points_price,
    cost: row.cost_cents === null ? null : decimalText(cents(row.cost_cents)),
    weight_grams: row.weight_grams,
    barcode: row.barcode,
    position: row.position,
    is_archived: row.archived_at !== null,
    stock: row.stock.map((level) => ({ ...level, available: level.on_hand - level.reserved })),
    preorder: row.preorder,
  }
}
