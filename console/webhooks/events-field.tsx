import { useController, type UseFormReturn } from 'react-hook-form'
import { shopEvents } from '#contract/shop-events.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError, Fieldset } from '#ui/field.tsx'
import { useMessages } from '../language/messages.ts'
import { groupOf, webhookMessages } from './messages.ts'
import type { WebhookValues } from './webhook-shape.ts'

const groups = ['order', 'payment', 'stock', 'product', 'customer'] as const

/** The events by what they are about. */
export function EventsField({ form }: { form: UseFormReturn<WebhookValues> }) {
  const texts = useMessages(webhookMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'events' })
  const change = (type: (typeof shopEvents)[number], isChosen: boolean) =>
    field.onChange(
      shopEvents.filter((each) => (each === type ? isChosen : field.value.includes(each))),
    )
  return (
    <div className="webhook-events">
      {groups.map((group) => (
        <Fieldset key={group} legend={texts.groups[group]}>
          {shopEvents
            .filter((type) => groupOf(type) === group)
            .map((type) => (
              <Checkbox
                key={type}
                label={texts.events[type]}
                checked={field.value.includes(type)}
                onBlur={field.onBlur}
                onChange={({ currentTarget }) => change(type, currentTarget.checked)}
              />
            ))}
        </Fieldset>
      ))}
      <FieldError id="webhook-events-error">{fieldState.error?.message}</FieldError>
    </div>
  )
}
