import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { todayArea } from '../today/area.ts'
import { shellMessages } from './messages.ts'

export function NotHere() {
  const texts = useMessages(shellMessages)
  return (
    <Page title={texts.notHereTitle}>
      <p className="text-ink-2 mb-4">{texts.notHereText}</p>
      <Link className="link" to={`/${todayArea.path}`}>
        {texts.keys.go(useMessages(todayArea.label))}
      </Link>
    </Page>
  )
}
