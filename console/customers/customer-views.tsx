import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { useMay } from '../api/me.ts'
import { customerMessages } from './messages.ts'

export function CustomerViews() {
  const texts = useMessages(customerMessages)
  const may = useMay()
  if (!may('people:export')) return null
  return (
    <ViewLinks
      label={texts.views}
      links={[
        { to: '/customers', label: texts.title },
        { to: '/customers/newsletter', label: texts.newsletter },
      ]}
    />
  )
}
