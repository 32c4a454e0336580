export const search = {
  suggestions: 'Suggestions',
  search: 'Searches',
  category: 'Categories',
  product: 'Products',
  recent: 'Recent searches',
  forget: (text: string) => `Remove “${text}”`,
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}
