import { localize } from '#domain/locale.ts'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { colon } from '../language/colon.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { returnMessages } from './messages.ts'

interface ReplacementFieldsProps {
  request: StaffAnswer<'GET /refund-requests/{id}'>
  /** Variant by item. */
  chosen: ReadonlyMap<string, string>
  onChoose: (chosen: ReadonlyMap<string, string>) => void
}

/** What is sent for each returned item: the same, or another size or colour at the same price. */
export function ReplacementFields({ request, chosen, onChoose }: ReplacementFieldsProps) {
  const texts = useMessages(returnMessages)
  const language = useLanguage()
  const replacements = useCall('GET /orders/{id}/replacements', {
    params: { id: request.order._id },
  })
  const fieldsOf = ({ data }: StaffAnswer<'GET /orders/{id}/replacements'>) =>
    request.refund_items.map((item) => {
      const { order_item_id: itemId } = item
      const title = localize(item.product_title, language)
      const variants = data.find((each) => each.order_item_id === itemId)?.variants ?? []
      const inStock = variants.filter(({ available }) => available > 0)
      if (inStock.length === 0) {
        return (
          <Notice key={itemId} tone="warn">
            {title + colon() + texts.noReplacement}
          </Notice>
        )
      }
      return (
        <Select
          key={itemId}
          label={texts.replacementOf(title)}
          value={chosen.get(itemId) ?? ''}
          onChange={({ currentTarget }) =>
            onChoose(new Map(chosen).set(itemId, currentTarget.value))
          }
          options={[
            { value: '', label: texts.chooseReplacement },
            ...inStock.map((each) => ({
              value: each.variant_id,
              label: texts.replacementLeft(localize(each.title, language), each.available),
            })),
          ]}
        />
      )
    })
  return <QueryState query={replacements}>{fieldsOf}</QueryState>
}
