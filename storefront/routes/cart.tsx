import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { CartView } from '../cart/cart-view.tsx'
import { useCart } from '../cart/use-cart.ts'
import { lateHead } from '../head/late-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
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
  return lateHead(args, ({ cart }) => [cart.title, cart.description])
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { cart: words } = useLazyMessages()
  const { cart, ...state } = useCart()
  return (
    <main {...personalPage}>
      <h1 className="text-28">
        {words.title}
        {cart && cart.count > 0 ? (
          <span className="ms-3 text-14 font-normal text-ink-2">{words.pieces(cart.count)}</span>
        ) : null}
      </h1>
      <noscript>{words.needsScript}</noscript>
      {cart ? <CartView cart={cart} {...state} {...loaderData} /> : <CartSkeleton />}
    </main>
  )
}
