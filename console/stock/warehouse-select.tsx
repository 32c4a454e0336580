import { localize } from '#domain/locale.ts'
import { Select, type Option } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'

interface WarehouseSelectProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (id: string) => void
}

export function WarehouseSelect({ label, value, error, onChange }: WarehouseSelectProps) {
  return (
    <Select
      label={label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={useWarehouseOptions()}
    />
  )
}

export function useWarehouseOptions(): readonly Option[] {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const warehouses = useCall('GET /warehouses', {}).data?.data ?? []
  return [
    { value: '', label: texts.choose },
    ...warehouses.map(({ _id, title }) => ({ value: _id, label: localize(title, language) })),
  ]
}
