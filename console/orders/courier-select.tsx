import { localize, type LocalizedText } from '#domain/locale.ts'
import { Select, type Option } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { actionMessages } from './action-messages.ts'

interface CourierSelectProps {
  /** Empty for the unchanged one. */
  value: string
  onChange: (id: string) => void
  unchanged: LocalizedText | null
}

export function CourierSelect({ value, onChange, unchanged }: CourierSelectProps) {
  const texts = useMessages(actionMessages)
  return (
    <Select
      label={texts.courier}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={useCourierOptions(unchanged)}
    />
  )
}

/** The empty one leaves the courier as it is. */
export function useCourierOptions(unchanged: LocalizedText | null): readonly Option[] {
  const texts = useMessages(actionMessages)
  const language = useLanguage()
  const { data } = useCall('GET /couriers', {})
  const others = (data?.data ?? []).filter(
    ({ title, is_archived: isArchived }) => !isArchived && title.en !== unchanged?.en,
  )
  return [
    { value: '', label: unchanged ? localize(unchanged, language) : texts.asOrdered },
    ...others.map(({ _id, title }) => ({ value: _id, label: localize(title, language) })),
  ]
}
