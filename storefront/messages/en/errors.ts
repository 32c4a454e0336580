export const errors = {
  // spec §8: 'Page Not Found'; spec §5: 'This page could not be found'
  notFoundTitle: 'Page Not Found',
  notFoundText: 'This page could not be found. The requested URL was not found.',
  backHome: 'Back to home',
  categories: 'Shop by category',
  // spec §8: 'Error from Server'
  serverTitle: 'Error from Server',
  serverText: 'Something went wrong on our side. Nothing was lost. Please try again.',
  /** spec §8: any other error, inside the browser. */
  internal: 'Error',
  tryAgain: 'Try again',
  noConnectionTitle: 'No connection',
  /** No response at all: a network error. */
  noConnection: 'There is no connection. Nothing was lost; please try again.',
  status: (status: number) => `Status ${status}`,
}
