import { giftDecisions, type GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { localize } from '#domain/locale.ts'
import { Select } from '#ui/select.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { giftMessages } from './messages.ts'

interface GiftChoiceProps {
  gifts: StaffAnswer<'GET /refund-requests/{id}'>['gifts_at_risk']
  decision: GiftDecision
  onDecide: (decision: GiftDecision) => void
}

/** The gifts that what stays would not have earned, and what becomes of them. */
export function GiftChoice({ gifts, decision, onDecide }: GiftChoiceProps) {
  const texts = useMessages(giftMessages)
  const language = useLanguage()
  if (gifts.length === 0) return null
  return (
    <div className="grid gap-2">
      <p>{texts.lead}</p>
      <ul className="list-disc ps-5">
        {gifts.map(({ order_item_id: id, product_title: title, qty, value }) => (
          <li key={id}>{texts.worth(localize(title, language), qty, showMoney(value))}</li>
        ))}
      </ul>
      <Select
        label={texts.decision}
        value={decision}
        onChange={({ currentTarget: { value } }) =>
          onDecide(giftDecisions.find((each) => each === value) ?? 'kept')
        }
        options={giftDecisions.map((value) => ({ value, label: texts.decisions[value] }))}
      />
    </div>
  )
}
