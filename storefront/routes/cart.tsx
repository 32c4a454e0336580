import { cartMessagesIfLoaded, useCartMessages } from '../cart/cart-messages.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { CartView } from '../cart/cart-view.tsx'
import { useCart } from '../cart/use-cart.ts'
import { personalHead, personalPage } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import { inLanguage } from '../rendering/in-language.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/cart.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const configuration = await context.get(apiContext)('GET /configuration/latest')
  return inLanguage(
    { paymentTitles: configuration.payment_methods.map(({ title }) => title) },
    context.get(localeContext),
  )
}

export function meta(args: Route.MetaArgs) {
  const messages = cartMessagesIfLoaded(localeOfPath(args.location.pathname))
  return personalHead(args, messages?.title ?? '', messages?.description ?? '')
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const messages = useCartMessages()
  const { cart, isLast, ...state } = useCart()
  return (
    <main {...personalPage}>
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-28">
        {messages.title}
        {cart && cart.count > 0 ? (
          <span className="text-14 font-normal text-ink-2">
            {messages.itemCount(cart.count)}
            {isLast ? ` · ${messages.updating}` : null}
          </span>
        ) : null}
      </h1>
      <noscript>{messages.needsScript}</noscript>
      {cart ? <CartView cart={cart} {...state} {...loaderData} /> : <CartSkeleton />}
    </main>
  )
}
