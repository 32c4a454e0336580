export const personalData = {
  exportTitle: 'Your data as a file',
  exportText:
    'Everything we hold about you: details, address, orders, points, reviews and likes, as a JSON file that other programs can read.',
  exportButton: 'Download the file',
  exported: 'The file is among your downloads.',
  fileName: 'my-data',
  closeTitle: 'Close the account',
  closeText:
    'Your name, contact details, addresses, cards, wishlist, likes and points are erased for good. What you bought stays in our books without your name, as the law asks. Orders that are still under way must be completed first.',
  closeButton: 'Close the account',
  closeAskTitle: 'Close your account for good?',
  closeAskText: 'This cannot be undone. Points and vouchers are lost.',
  closeYes: 'Close it for good',
  closeNo: 'Keep the account',
  waitingOrders: 'Still under way:',
  password: 'Your password',
  passwordHint: 'So that nobody else can do this on an open screen.',
  needPassword: 'Enter your password',
}
