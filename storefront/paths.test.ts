import { expect, test } from 'vitest'
import { routeOf } from '#test/route-of-path.ts'
import { localePath } from './locale.ts'
import * as paths from './paths.ts'

test.each([
  [paths.cartPath, './routes/cart.tsx'],
  [paths.checkoutPath, './routes/checkout.tsx'],
  [paths.wishlistPath, './routes/wishlist.tsx'],
  [paths.productsPath, './routes/listing.tsx'],
  [paths.searchPath('shirt'), './routes/listing.tsx'],
  [paths.collectionPath('aw26'), './routes/listing.tsx'],
  [paths.categoryPath('shirts'), './routes/category.tsx'],
  [paths.productPath({ id: 'prd_1', title: '牛津恤衫' }), './routes/product.tsx'],
  [paths.productPath({ id: 'prd_1', title: '' }), './routes/product.tsx'],
  [paths.colourPath({ id: 'prd_1', title: 'Tie' }, 'navy'), './routes/product.tsx'],
  [paths.ordersPath, './routes/order.tsx'],
  [paths.orderPath('ord_1'), './routes/order.tsx'],
  [paths.receiptPath('ord_1'), './routes/receipt.tsx'],
  [paths.trackPath, './routes/order-track.tsx'],
  [paths.orderLookupPath('email'), 'order-lookup/email'],
  [paths.uploadProofPath('phone'), 'upload-payment-proof/phone'],
  [paths.accountPath, './routes/account.tsx'],
  [paths.sectionPath('orders'), './routes/account.tsx'],
  [paths.redeemVouchersPath, './routes/account.tsx'],
  [paths.signInPath, './routes/login.tsx'],
  [paths.registerPath, './routes/register.tsx'],
  [paths.forgotPasswordPath, './routes/forget-password.tsx'],
  [paths.resultPath('order', 'cancelled'), 'result/cancelled'],
  [paths.contactPath, './routes/contact-us.tsx'],
  [paths.sizeGuidePath, './routes/size-guide.tsx'],
  [paths.legalPath('refund-policy'), 'legal/refund-policy'],
  [paths.postsPath, './routes/posts.tsx'],
  [paths.libraryPath('journal'), './routes/articles.tsx'],
])('%s leads to its page in every language', (path, page) => {
  expect(routeOf(path)).toBe(page)
  expect(routeOf(localePath('zh', path))).toBe(page)
})

test('search keywords are URL-encoded', () => {
  expect(paths.searchPath('a&b=c #1')).toBe('/shop/main/product?keyword=a%26b%3Dc+%231')
})
