import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useCartMessages } from './cart-messages.ts'

/** The cart page while it loads, in its final dimensions. */
export function CartSkeleton() {
  const cart = useCartMessages()
  return (
    <div className="needs-script">
      <Loading label={cart.loading}>
        <div className="grid gap-x-16 gap-y-8 w991:grid-cols-[minmax(0,1fr)_360px]">
          <div className="border-t border-line">
            {[1, 2].map((line) => (
              <div
                key={line}
                className="grid grid-cols-[20px_88px_minmax(0,1fr)] gap-x-3 border-b border-line py-6 w577:grid-cols-[20px_112px_minmax(0,1fr)] w577:gap-x-5"
              >
                <span />
                <Skeleton ratio="4 / 5" />
                <div>
                  <Skeleton lines={3} />
                </div>
              </div>
            ))}
          </div>
          <div>
            <Skeleton lines={6} />
          </div>
        </div>
      </Loading>
    </div>
  )
}
