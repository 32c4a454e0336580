import type { Permission } from '#domain/staff/permissions.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { useMe } from '../api/me.ts'
import { refusalText } from '../api/permission-names.ts'
import { todayArea } from '../today/area.ts'
import { shellMessages } from './messages.ts'

/** For an address that does not exist. */
export function NotHere() {
  const texts = useMessages(shellMessages)
  const today = useMessages(todayArea.label)
  return (
    <Page title={texts.notHereTitle}>
      <p className="text-ink-2 mb-4">{texts.notHereText}</p>
      <PlaceLink className="link" to={`/${todayArea.path}`}>
        {texts.keys.go(today)}
      </PlaceLink>
    </Page>
  )
}

/** For a screen of other roles. */
export function Forbidden({ lacking }: { lacking: Permission }) {
  const texts = useMessages(shellMessages)
  const text = refusalText(useMe(), lacking, useLanguage())
  return (
    <Page title={texts.forbiddenTitle}>
      <p className="text-ink-2">{text}</p>
    </Page>
  )
}
