import { listingHead } from '../listing/listing-head.ts'
import { ListingPage } from '../listing/listing-page.tsx'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/listing.ts'

export async function loader(args: Route.LoaderArgs) {
  return loadListing(args)
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingHead(args, loaderData) : []
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingPage list={loaderData} />
}
