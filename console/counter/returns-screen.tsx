import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { ReturnFinder } from './return-finder.tsx'
import { ShopSelect } from './shop-select.tsx'
import { useShop } from './use-shop.ts'

/** Finds the order that something is brought back of. */
export function ReturnsScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      <ReturnFinder />
    </Page>
  )
}
