import { redirect } from 'react-router'
import { listingHead } from '../listing/listing-head.ts'
import { ListingPage } from '../listing/listing-page.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { localePath } from '../locale.ts'
import { productsPath } from '../paths.ts'
import { localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/category.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  // Without a category: the list of all products.
  if (id === undefined) {
    throw redirect(localePath(args.context.get(localeContext), productsPath), 301)
  }
  return loadListing(args, id)
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingHead(args, loaderData) : []
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListingPage list={loaderData} />
}
