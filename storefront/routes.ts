import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { legalPages, resultOutcomes } from './paths.ts'

/** spec §2: every route without prefix, under /zh and under /cn. */
export default [
  route(':locale?', './routes/locale.tsx', [
    index('./routes/home.tsx'),
    route('about-us', './routes/about-us.tsx'),
    route('contact-us', './routes/contact-us.tsx'),
    route('faq', './routes/faq.tsx'),
    route('newsletter', './routes/newsletter.tsx'),
    route('size-guide', './routes/size-guide.tsx'),
    ...legalPages.map((slug) =>
      route(`terms-of-service/${slug}`, './routes/legal.tsx', { id: `legal/${slug}` }),
    ),
    ...legalPages
      .filter((slug) => slug !== 'disclaimer')
      .map((slug) => route(slug, './routes/legal-short.ts', { id: `legal-short/${slug}` })),
    route('pages/:slug', './routes/content.tsx'),
    route('authentication/login/email', './routes/login.tsx'),
    route('authentication/register/email', './routes/register.tsx'),
    route('authentication/forget-password/email', './routes/forget-password.tsx'),
    route('authentication/reset-password', './routes/reset-password.tsx'),
    route('authentication/verify', './routes/verify.tsx'),
    ...['email', 'phone'].map((kind) =>
      route(`account/update-${kind}`, './routes/account-update.tsx', {
        id: `account-update/${kind}`,
      }),
    ),
    route('account/:slug?', './routes/account.tsx'),
    route('posts', './routes/posts.tsx'),
    route('posts/:slug', './routes/post.tsx'),
    route('articles', './routes/libraries.tsx'),
    route('sitemap', './routes/site-map.tsx'),
    route('articles/:library', './routes/articles.tsx'),
    route('articles/:library/:slug', './routes/article.tsx'),
    route('shop/main/cart', './routes/cart.tsx'),
    route('shop/main/checkout', './routes/checkout.tsx'),
    route('shop/main/handoff/:key', './routes/handoff.tsx'),
    route('shop/main/product', './routes/listing.tsx'),
    route('shop/main/product/:id/:slug?', './routes/product.tsx'),
    route('shop/main/product/:id/:slug/reviews', './routes/reviews.tsx'),
    route('shop/main/compare', './routes/compare.tsx'),
    route('shop/main/category/:id?/product', './routes/category.tsx'),
    route('shop/main/wishlist', './routes/wishlist.tsx'),
    route('shop/main/wishlist/shared/:key', './routes/shared-wishlist.tsx'),
    route('shop/main/order/:id?', './routes/order.tsx'),
    route('shop/main/order/:id/receipt', './routes/receipt.tsx'),
    route('shop/main/order/track', './routes/order-track.tsx'),
    ...['email', 'phone'].flatMap((by) => [
      route(`shop/main/order/track/${by}`, './routes/order-lookup.tsx', {
        id: `order-lookup/${by}`,
      }),
      route(`shop/main/order/upload-payment-proof/${by}`, './routes/upload-payment-proof.tsx', {
        id: `upload-payment-proof/${by}`,
      }),
    ]),
    ...resultOutcomes.map((outcome) =>
      route(`result/:type?/${outcome}`, './routes/result.tsx', { id: `result/${outcome}` }),
    ),
    route('*', './routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
