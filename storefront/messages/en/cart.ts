import type { Worded } from '../en.ts'

export const cart = {
  title: 'Your cart',
  description: 'The pieces you have chosen, what they cost, and the way to checkout.',
  loading: 'Loading your cart',
  needsScript: 'The cart is kept by your browser and needs JavaScript to be shown.',
  empty: 'Your cart is empty.',
  continueShopping: 'Continue shopping',
  emptyWishlist: 'See your wishlist',
  failed: 'The cart could not be loaded. What you put in it is still there.',
  retry: 'Try again',
  lastSeen: 'As it was when last loaded',
  updating: 'updating',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  lines: 'Items in your cart',

  panelTitle: 'Cart',
  closePanel: 'Close the cart',
  adding: 'Adding to your cart',
  added: 'Added to your cart',
  notAdded: 'Not added',
  times: (qty: number) => `${qty} ×`,
  viewCart: 'View cart',
  checkout: 'Checkout',

  each: (price: string) => `${price} each`,
  was: 'was',
  quantityOf: (title: string) => `Quantity of ${title}`,
  oneLess: (title: string) => `One less of ${title}`,
  oneMore: (title: string) => `One more of ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} was removed.`,
  toWishlist: 'Move to wishlist',
  toWishlistOf: (title: string) => `Move to wishlist: ${title}`,
  clear: 'Empty the cart',
  removedAll: (count: number) => `All ${count} items were removed.`,
  undo: 'Undo',
  tick: (title: string) => `Check out ${title}`,
  tickAll: 'Select all',
  ticked: (count: number, all: number) => `${count} of ${all} selected`,
  gift: 'Gift',
  notChanged: 'The quantity was not changed.',

  problemTitle: (count: number) =>
    count === 1
      ? 'One item cannot be ordered as it is'
      : `${count} items cannot be ordered as they are`,
  problemText: 'They stay here but are left out of the total.',
  soldOut: 'Sold out',
  unavailable: 'No longer sold',
  tooMany: (available: number) => `Only ${available} left: choose fewer to order it`,
  takeAvailable: (available: number) => `Take ${available}`,

  summary: 'Summary',
  subtotal: 'Subtotal',
  productDiscount: 'Product discount',
  shopDiscount: 'Shop discount',
  points: 'Points',
  delivery: 'Delivery',
  deliveryNote:
    'Delivery is for Hong Kong, to your door; checkout has other ways too. Pick-up in the shop is free.',
  free: 'Free',
  total: 'Total',
  saving: (amount: string) => `You save ${amount}`,
  updated: (total: string) => `Total ${total}`,
  missingToFree: (amount: string) => `${amount} more for free delivery`,
  freeReached: 'Delivery is free',
  nothingTicked: 'Select at least one item to check out.',
  payWith: (methods: string) => `Pay by ${methods}`,
  returns: 'Returns and refunds',

  yourVouchers: 'Your vouchers',
  useVoucher: 'Use',
  useVoucherOf: (title: string) => `Use ${title}`,
  worth: (amount: string) => `Takes off ${amount}`,
  voucherOpen: 'Have a voucher code?',
  voucherLabel: 'Voucher code',
  voucherApply: 'Apply',
  voucherApplied: (code: string) => `Voucher ${code} is applied`,
  voucherRemove: 'Remove voucher',
  voucherProblems: {
    unknown: 'We do not know this code. Please check the spelling.',
    already_used: 'This voucher has been used.',
    limit_reached: 'This voucher has been used up.',
    not_started: 'This voucher is not valid yet.',
    expired: 'This voucher has expired.',
    min_spend: 'The items selected do not reach this voucher’s minimum spend.',
    min_quantity: 'There are too few items for this voucher.',
    nothing_to_discount: 'None of the items selected is part of this voucher.',
    points_owed:
      'You owe points after a refund. A voucher bought with points works again once they are made up for.',
    shipping_already_free: 'Delivery is already free, so this voucher would take nothing off.',
  },
  /** The reason, followed by what is missing. */
  voucherNeeds: (why: string, missing: string) => `${why} ${missing}`,
  missingSpend: (amount: string) => `${amount} more and it applies.`,
  missingItems: (count: number) =>
    count === 1 ? 'One more item and it applies.' : `${count} more items and it applies.`,
  voucher: 'Voucher',

  pointsOf: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'point' : 'points'}`,
  takeWithPoints: (count: number) => `Take with ${count.toLocaleString('en')} points`,
  forItem: (name: string) => ` – ${name}`,
  pointsBalance: (count: number) => `You have ${count.toLocaleString('en')} points.`,
  pointsShort: (needed: number, balance: number | null) =>
    balance === null
      ? `You do not have the ${needed.toLocaleString('en')} points for this`
      : `This needs ${needed.toLocaleString('en')} points, and you have ${balance.toLocaleString('en')}`,
  pointsShortText: 'Pay for some of these items with money instead.',
}

export type CartMessages = Worded<typeof cart>
