import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showFailure } from '../parts/toasts.ts'
import { accountMessages } from '../session/messages.ts'
import { deviceText } from '../session/device-text.ts'
import { BrowserCard } from './browser-card.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { notificationMessages } from './messages.ts'
import type { Subscription } from './notifications.ts'
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

/** Where else one is notified; nothing if that is nowhere. */
function OtherBrowsers({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const texts = useMessages(notificationMessages)
  const { data: push } = useBrowserPush()
  if (!push) return null
  const others = subscriptions.filter(({ endpoint }) => endpoint !== push.subscription?.endpoint)
  if (others.length === 0) return null
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.others}</h2>
      </div>
      <ul className="lines">
        {others.map((subscription) => (
          <BrowserLine key={subscription._id} subscription={subscription} />
        ))}
      </ul>
    </section>
  )
}

function BrowserLine({ subscription }: { subscription: Subscription }) {
  const texts = useMessages(notificationMessages)
  const account = useMessages(accountMessages)
  const remove = useWrite('DELETE /auth/push-subscriptions/{id}', {
    changes: ['GET /auth/notifications'],
    onDone: () => showToast(texts.removed),
  })
  const device = deviceText(subscription.device, account)
  const since = texts.since(showTime(subscription.created_at))
  return (
    <li className="justify-between">
      <span>
        <span className="font-medium">{device}</span>
        <br />
        <span className="text-ink-2">{since}</span>
      </span>
      <Button
        kind="ghost"
        small
        aria-label={texts.removeOf(device, since)}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate({ params: { id: subscription._id } }, { onError: showFailure })
        }
      >
        {texts.remove}
      </Button>
    </li>
  )
}
