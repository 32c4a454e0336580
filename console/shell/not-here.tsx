import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { shellMessages } from './messages.ts'

export function NotHere() {
  const texts = useMessages(shellMessages)
  return (
    <Page title={texts.notHereTitle}>
      <p className="text-ink-2">{texts.notHereText}</p>
    </Page>
  )
}
