/** Payment texts: at checkout, on the order page and on the page after the checkout. */
export const paying = {
  whichCard: 'Which card',
  cardName: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  cardExpires: (month: string) => `Expires ${month}`,
  cardExpired: (month: string) => `Expired ${month}, so it cannot be used`,
  anotherCard: 'Use another card',
  anotherCardHint: 'You type its number on the secure page of our payment company.',
  remove: 'Remove',
  removeOf: (card: string) => `Remove ${card}`,
  removeTitle: 'Remove this card?',
  removeText: (card: string) => `${card} is forgotten here and at our payment company.`,
  removeYes: 'Yes, remove it',
  removeNo: 'Keep the card',
  notRemoved: 'The card was not removed.',

  choose: 'How would you like to pay?',
  another: 'Pay another way',
  waysFailed: 'The ways to pay could not be loaded.',
  loading: 'Loading the ways to pay',
  retry: 'Try again',
  pay: (amount: string) => `Pay ${amount}`,
  payBy: (method: string) => `Pay by ${method}`,
  failed: 'Nothing was changed.',
  switched: (method: string, due: string) => `You pay by ${method}, by ${due}.`,
  backToCart: 'Put the items back in the cart',
  backToCartHint: 'The order is cancelled, and nothing is charged.',
  backInCart: 'The order is cancelled, and its items are back in your cart.',
  leftOut: (names: string) => `No longer available in full: ${names}`,

  paidTitle: 'Thank you. Your order is paid.',
  declinedTitle: 'Your card was declined',
  declinedText:
    'Nothing has been charged. Your order is still here: choose another card or another way to pay.',
  waitingTitle: 'Your order waits for your payment',
  lapsedTitle: 'The time to pay ran out',
  cancelledTitle: 'This order was cancelled',
  paid: (amount: string, method: string) => `Paid: ${amount} by ${method}`,
  paidAt: (time: string) => `Received ${time}`,
  toPay: (amount: string) => `To pay: ${amount}`,
  due: (time: string) => `By ${time}`,
  confirming:
    'Your bank is still confirming the payment. This page says so as soon as it is there; please do not pay twice.',
  emailSent: (email: string) => `We have sent the details to ${email}.`,
  held: 'Your pieces are reserved for you until then. Nothing has been charged.',
  deliverTo: 'Delivery to',
  collectAt: 'Collect at',
  expected: 'Expected',
  orderAgain: 'Back to the shop',
  nextPaid: 'We are packing your order. We’ll email you when it ships.',
  nextPaidPickup: 'We are getting your order ready. We’ll email you when you can collect it.',
  nextTransfer: 'Next: pay with these details, then upload the confirmation below.',
  payThere: (amount: string) => `You pay ${amount} in the shop when you collect your order.`,
  payOnCollection: (amount: string, due: string) =>
    `You pay ${amount} in the shop when you collect your order. We’ll email you when it is ready; please come by ${due}.`,
  readyToPay: (amount: string, due: string) =>
    `Your order is ready. Bring the order number and pay ${amount} in the shop, by ${due}.`,
  collectBy: 'Collect by',
  payMeScan: 'Scan with your phone to open PayMe',
  payMeAlt: 'QR code that opens our PayMe link',

  lapsed: 'No payment came in time, so this order was cancelled. There is nothing to pay.',
  lapsedPaid: (amount: string) =>
    `Your payment of ${amount} came after the time to pay had run out. The order had been cancelled by then.`,
  latePaid: (amount: string) =>
    `Your payment of ${amount} came after this order had been cancelled.`,
  refundPending: {
    card: (amount: string) =>
      `${amount} is on its way back to your card; that usually takes 5 to 10 working days.`,
    offline: (amount: string) => `We return ${amount} to you by transfer.`,
    counter: (amount: string) => `We return ${amount} to you in the shop.`,
  },
  refundDone: {
    card: (amount: string, day: string) => `${amount} was refunded to your card on ${day}.`,
    offline: (amount: string, day: string) => `${amount} was refunded by transfer on ${day}.`,
    counter: (amount: string, day: string) => `${amount} was refunded in the shop on ${day}.`,
  },
  refundExchanged: (day: string) => `Exchanged on ${day}. No money changes hands.`,
  refundFailed: (amount: string) =>
    `The refund of ${amount} is held up. We are looking into it and will email you.`,

  noReceipt: 'There is a receipt once the order is paid.',
}
