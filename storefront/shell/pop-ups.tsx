import type { ShopData } from '../shop-data.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const load = () => import('../pop-ups/pop-up-dialogs.tsx')

/** Scripts start on intent, so nothing opens before the page can be read. */
export function PopUps({ settings }: { settings: NonNullable<ShopData['popUps']> }) {
  const dialogs = useLazyComponent(load, true, () => {})
  return dialogs ? <dialogs.PopUpDialogs settings={settings} /> : null
}
