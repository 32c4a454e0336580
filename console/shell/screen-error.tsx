import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { shellMessages } from './messages.ts'

/** A screen that failed to load or to render; the navigation stays. */
export function ScreenError() {
  const texts = useMessages(shellMessages)
  return (
    <Page title={texts.errorTitle}>
      <p className="text-ink-2 mb-4">{texts.errorText}</p>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </Page>
  )
}
