import { dayOrders, type DayOrder } from '#domain/bank/line-day.ts'
import { Select } from '#ui/select.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { statementMessages } from './statement-messages.ts'

interface DayOrderChoiceProps {
  found: StaffAnswer<'POST /bank-statements/preview'>['day_order']
  chosen: DayOrder | undefined
  onChoose: (order: DayOrder) => void
}

/** Says whether day or month comes first, where the statement's dates leave it open or disagree. */
export function DayOrderChoice({ found, chosen, onChoose }: DayOrderChoiceProps) {
  const texts = useMessages(statementMessages)
  if (found.is_proven) return null
  const order = chosen ?? found.order
  const options = dayOrders.map((value) => ({ value, label: texts.dayOrders[value] }))
  return (
    <Select
      label={texts.dayOrder}
      hint={order === null ? texts.dayOrderAsk : texts.dayOrderHint}
      value={order ?? ''}
      options={order === null ? [{ value: '', label: texts.chooseOrder }, ...options] : options}
      onChange={({ currentTarget: { value } }) => {
        const next = dayOrders.find((each) => each === value)
        if (next) onChoose(next)
      }}
    />
  )
}
