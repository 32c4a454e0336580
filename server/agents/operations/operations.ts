import * as capabilities from '../protocol/capabilities.ts'
import * as shapes from '../wire/request-shapes.ts'
import { cartOperations } from './cart-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { getOrder } from './get-order.ts'
import { getProduct } from './get-product.ts'
import { lookupCatalog } from './lookup-catalog.ts'
import { operation, type Operation } from './operation.ts'
import { searchCatalog } from './search-catalog.ts'

export const operations: readonly Operation[] = [
  operation(
    {
      name: 'search_catalog',
      method: 'POST',
      path: '/catalog/search',
      argument: 'catalog',
      capability: capabilities.catalogueSearch,
      description:
        'Search products by words, category or price. Next: get_product for sizes and stock of one, or lookup_catalog for several. For more results repeat with pagination.cursor.',
    },
    shapes.searchRequest,
    searchCatalog,
  ),
  operation(
    {
      name: 'lookup_catalog',
      method: 'POST',
      path: '/catalog/lookup',
      argument: 'catalog',
      capability: capabilities.catalogueLookup,
      description:
        'Get up to 50 products by ids, handles or SKUs, with current price and stock. Next: get_product to choose a size or colour.',
    },
    shapes.lookupRequest,
    lookupCatalog,
  ),
  operation(
    {
      name: 'get_product',
      method: 'POST',
      path: '/catalog/product',
      argument: 'catalog',
      capability: capabilities.catalogueLookup,
      description:
        'Get one product with its options; pass selected options to narrow its variants. Next: create_checkout (or create_cart) with the id of a variant as item.id, never the id of the product.',
    },
    shapes.productRequest,
    getProduct,
  ),
  ...cartOperations,
  ...checkoutOperations,
  operation(
    {
      name: 'get_order',
      method: 'GET',
      path: '/orders/:id',
      argument: null,
      capability: capabilities.order,
      description:
        'Get an order that you placed, with parcels, cancellations and refunds. The request must be signed. Give the buyer permalink_url for anything else about the order.',
    },
    shapes.emptyRequest,
    getOrder,
    { needsSignature: true, isAnswerSigned: true },
  ),
]
