import { accountPath, cartPath, checkoutPath, ordersPath } from '../paths.ts'

/** Pages that are personal, have side effects or work only once. */
const never = [
  accountPath,
  '/authentication',
  '/language',
  '/result',
  cartPath,
  checkoutPath,
  ordersPath,
  '/api',
  '/files',
  '/staff',
].join('|')

/** Until React runs, the browser itself may prefetch the shop's other pages that are linked. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: `{/(zh|cn)}?((?:${never}).*)` } }],
      },
      eagerness: 'moderate',
    },
  ],
})
