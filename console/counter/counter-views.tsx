import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { counterMessages } from './messages.ts'

export function CounterViews() {
  const texts = useMessages(counterMessages)
  const { views } = texts
  return (
    <ViewLinks
      label={texts.title}
      links={[
        { to: '/counter', label: views.sale },
        { to: '/counter/phone', label: views.phone },
        { to: '/counter/holds', label: views.holds },
        { to: '/counter/till', label: views.till },
      ]}
    />
  )
}
