import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { useMay } from '../api/me.ts'
import { counterMessages } from './messages.ts'

export function CounterViews() {
  const texts = useMessages(counterMessages)
  const { views } = texts
  const mayRefund = useMay()('refunds:issue')
  return (
    <ViewLinks
      label={texts.title}
      links={[
        { to: '/counter', label: views.sale },
        { to: '/counter/phone', label: views.phone },
        ...(mayRefund ? [{ to: '/counter/returns', label: views.returns }] : []),
        { to: '/counter/holds', label: views.holds },
        { to: '/counter/till', label: views.till },
      ]}
    />
  )
}
