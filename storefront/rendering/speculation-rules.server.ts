import { accountPath, cartPath, checkoutPath, ordersPath } from '../paths.ts'

/**
 * Until React runs, the browser itself may prefetch linked documents, except pages that are personal,
 * have side effects or work only once.
 */
const never = [
  `${accountPath}*`,
  '/authentication/*',
  '/language/*',
  '/result/*',
  `${cartPath}*`,
  `${checkoutPath}*`,
  `${ordersPath}*`,
  '/api/*',
  '/files/*',
  '/staff*',
].map((pattern) => `{/(zh|cn)}?${pattern}`)

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] },
      eagerness: 'moderate',
    },
  ],
})
