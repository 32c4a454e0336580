import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { accountMessages } from '../session/account-messages.ts'
import { useMay } from '../api/me.ts'
import { BrowserCard } from './browser-card.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { notificationMessages } from './messages.ts'
import { OtherBrowsers } from './other-browsers.tsx'
import { useBrowserPush } from './use-pushes.ts'

/** Events that one is told of, and where. */
export function NotificationsScreen() {
  const texts = useMessages(notificationMessages)
  const account = useMessages(accountMessages)
  const may = useMay()
  const query = useCall('GET /auth/notifications', {})
  const browser = useBrowserPush()
  return (
    <Page title={texts.title} back={{ to: '/account', label: account.title }}>
      <div className="setting grid gap-4">
        <p className="text-ink-2">
          {texts.intro}{' '}
          {may('settings:manage') ? (
            <PlaceLink className="link" to="/settings/notifications">
              {texts.shopList}
            </PlaceLink>
          ) : null}
        </p>
        <QueryState query={query} before={browser}>
          {(notifications) => (
            <>
              <BrowserCard notifications={notifications} />
              <OtherBrowsers subscriptions={notifications.subscriptions} />
              <ChoiceForm notifications={notifications} />
            </>
          )}
        </QueryState>
      </div>
    </Page>
  )
}
