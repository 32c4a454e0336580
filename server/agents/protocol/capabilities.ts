/** The version of the protocol that `wire/` speaks. */
export const ucpVersion = '2026-04-08'

const site = `https://ucp.dev/${ucpVersion}`

export const serviceName = 'dev.ucp.shopping'
export const serviceSpec = `${site}/specification/overview`

export function serviceSchema(transport: 'rest' | 'mcp'): string {
  const file = transport === 'rest' ? 'rest.openapi.json' : 'mcp.openrpc.json'
  return `${site}/services/shopping/${file}`
}

export const cart = 'dev.ucp.shopping.cart'
export const checkout = 'dev.ucp.shopping.checkout'
export const order = 'dev.ucp.shopping.order'
export const catalogueSearch = 'dev.ucp.shopping.catalog.search'
export const catalogueLookup = 'dev.ucp.shopping.catalog.lookup'
export const discount = 'dev.ucp.shopping.discount'
export const fulfillment = 'dev.ucp.shopping.fulfillment'
export const consent = 'dev.ucp.shopping.buyer_consent'

export interface Capability {
  name: string
  version: string
  spec: string
  schema: string
  /** Capabilities that it adds to; a root capability has none. */
  extends: readonly string[]
}

const all: readonly Capability[] = [
  capability(catalogueSearch, 'catalog/search', 'catalog_search'),
  capability(catalogueLookup, 'catalog/lookup', 'catalog_lookup'),
  capability(cart, 'cart', 'cart'),
  capability(checkout, 'checkout', 'checkout'),
  capability(order, 'order', 'order'),
  capability(discount, 'discount', 'discount', [cart, checkout]),
  capability(fulfillment, 'fulfillment', 'fulfillment', [checkout]),
  capability(consent, 'buyer-consent', 'buyer_consent', [checkout]),
]

/** Capabilities that this shop declares and has. */
export function ownCapabilities({ discountCodes }: { discountCodes: boolean }) {
  return all.filter(({ name }) => discountCodes || name !== discount)
}

function capability(
  name: string,
  page: string,
  schema: string,
  parents: readonly string[] = [],
): Capability {
  return {
    name,
    version: ucpVersion,
    spec: `${site}/specification/${page}`,
    schema: `${site}/schemas/shopping/${schema}.json`,
    extends: parents,
  }
}
