/** Apart from the shapes, so that a list's filters load no validator. */
export const productStatuses = ['draft', 'active', 'archived'] as const

/** What is left to sell of a product. */
export const stockFilters = ['in_stock', 'low', 'sold_out'] as const
