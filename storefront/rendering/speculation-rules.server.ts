import { accountPath, cartPath, checkoutPath, ordersPath } from '../paths.ts'

/**
 * Until React runs, the browser itself may fetch the document that a link leads to. Not what is
 * personal, changes something, or comes once: no prefetch may fire such a call.
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
