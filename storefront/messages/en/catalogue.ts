export const catalogue = {
  was: 'was',
  priceFrom: (price: string) => `From ${price}`,
  badges: {
    'sold-out': 'Sold out',
    preorder: 'Pre-order',
    sale: 'Sale',
    low: 'Last pieces',
    new: 'New',
  },
  colours: 'Colours',
  moreColours: (count: number) => (count === 1 ? '1 more colour' : `${count} more colours`),
  wish: (title: string) => `Wishlist: ${title}`,
  wishFailed: 'The wishlist could not be changed.',
}
