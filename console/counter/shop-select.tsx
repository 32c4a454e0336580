import { localize } from '#domain/locale.ts'
import { Select } from '#ui/select.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { counterMessages } from './messages.ts'
import type { useShop } from './use-shop.ts'

/** Hidden while there is only one place to sell from. */
export function ShopSelect({ shops }: { shops: ReturnType<typeof useShop> }) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const { shop, warehouses, choose } = shops
  if (!shop || warehouses.length < 2) return null
  return (
    <Select
      label={texts.shop}
      labelHidden
      value={shop._id}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      options={warehouses.map(({ _id, title }) => ({
        value: _id,
        label: localize(title, language),
      }))}
    />
  )
}
