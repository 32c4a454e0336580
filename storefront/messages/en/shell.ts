export const shell = {
  skipToContent: 'Skip to content',
  home: (brand: string) => `${brand}, home`,
  freeDelivery: (amount: string) => `Free delivery in Hong Kong from ${amount}`,
  ourShop: 'Our shop',
  language: 'Language',

  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainNavigation: 'Shop',
  all: (title: string) => `All ${title.toLowerCase()}`,

  search: 'Search',
  searchFor: 'What are you looking for?',
  searchField: 'Search the shop',
  openSearch: 'Open search',
  closeSearch: 'Close search',

  account: 'Account',
  wishlist: 'Wishlist',
  cart: 'Cart',
  pieces: (count: number) => (count === 1 ? 'item' : 'items'),

  footer: 'More about the shop',
  address: 'Address',
  openMap: 'Open the map',
  phone: 'Phone',
  email: 'Email',
  hours: 'Opening hours',
  follow: 'Follow us',
  backToTop: 'Back to top',

  help: 'Help',
  secureCheckout: 'Secure checkout',
  backToCart: 'Back to the cart',

  loadingPage: 'Loading the page',
  news: 'Messages',
  problems: 'Problems',
  dismiss: 'Dismiss',
}
