/** What staff change rarely: edited by the shape that the shop checks it by. */
export const plainSlugs = [
  'layout',
  'response_messages',
  'pop_ups',
  'delivery_methods',
  'countries',
  'sorting_lists',
] as const
