import type { StaffAnswer } from '../api/staff-api.ts'

export type Product = StaffAnswer<'GET /products/{id}'>
export type Variant = Product['variants'][number]
export type ProductRow = StaffAnswer<'GET /products'>['data'][number]

/** Calls whose answers a change of a product changes. */
export const productCalls = ['GET /products', 'GET /products/{id}', 'GET /stock'] as const

/** The shop's page of a product; the id alone finds it. */
export function shopPath({ _id }: { _id: string }): string {
  return `/shop/main/product/${_id}`
}
