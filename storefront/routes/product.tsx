import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addWithoutScript } from '../product/add-without-script.ts'
import { loadProduct } from '../product-page/load-product.ts'
import { productHead } from '../product/product-head.ts'
import { ProductPage } from '../product-page/product-page.tsx'
import type { Route } from './+types/product.ts'

export function loader(args: Route.LoaderArgs) {
  return loadProduct(args)
}

export function action(args: Route.ActionArgs) {
  return addWithoutScript(args)
}

/** All colours and sizes are on the page already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  if (currentUrl.pathname === nextUrl.pathname && formMethod === undefined) return false
  return defaultShouldRevalidate
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? productHead(args, loaderData) : []
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.id} product={loaderData} refused={actionData ?? null} />
}
