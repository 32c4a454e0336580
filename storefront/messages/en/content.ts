export const content = {
  /** Every product has one, assigned when its pattern is cut. */
  styleNumber: (number: string) => `No. ${number}`,
  styles: (count: number) => (count === 1 ? '1 style' : `${count} styles`),
  service: 'Delivery, returns and payment',

  contents: 'On this page',
  lastUpdated: (day: string) => `Last updated ${day}`,
  policies: 'Terms and policies',
  breadcrumbs: 'You are here',
  home: 'Home',
}
