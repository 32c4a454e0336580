import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay, useMe } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { deviceText } from '../session/device-text.ts'
import { accountMessages } from '../session/messages.ts'
import { ChoiceForm } from './choice-form.tsx'
import { notificationMessages } from './messages.ts'
import type { Subscription, Notifications } from './notifications.ts'
import { rememberPushOwner, subscribeBrowser, subscriptionBody, type BrowserPush } from './push.ts'
import { useBrowserPush, useRefreshBrowserPush } from './use-pushes.ts'

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

/** Whether this browser is notified, and the switch for it. */
function BrowserCard({ notifications }: { notifications: Notifications }) {
  const query = useBrowserPush()
  return (
    <section className="card">
      <QueryState query={query}>
        {(push) => <BrowserState push={push} notifications={notifications} />}
      </QueryState>
    </section>
  )
}

interface BrowserStateProps {
  push: BrowserPush
  notifications: Notifications
}

function BrowserState({ push, notifications }: BrowserStateProps) {
  const texts = useMessages(notificationMessages)
  const { subscriptions, vapid_key: vapidKey } = notifications
  const own = subscriptions.find(({ endpoint }) => endpoint === push.subscription?.endpoint)
  const state = stateOf(push, own)
  const shown = state === 'install' || state === 'unsupported' ? 'none' : state
  return (
    <>
      <div className="card-head">
        <h2>{texts.browser}</h2>
        <StateBadge tone={tones[shown]}>{texts.state[shown]}</StateBadge>
      </div>
      <p className="text-ink-2">{texts[state]}</p>
      {state === 'on' && own ? <Subscribed own={own} /> : null}
      {state === 'off' ? <TurnOn vapidKey={vapidKey} /> : null}
    </>
  )
}

const tones = { on: 'good', off: 'plain', blocked: 'bad', none: 'plain' } as const

function stateOf({ support, isBlocked }: BrowserPush, own: Subscription | undefined) {
  if (support !== 'supported') return support
  if (isBlocked) return 'blocked'
  return own ? 'on' : 'off'
}

function TurnOn({ vapidKey }: { vapidKey: string }) {
  const texts = useMessages(notificationMessages)
  const { _id: staffId } = useMe()
  const refresh = useRefreshBrowserPush()
  const store = useWrite('POST /auth/push-subscriptions', { changes: ['GET /auth/notifications'] })
  const turnOn = useMutation({
    async mutationFn() {
      const subscription = await subscribeBrowser(vapidKey)
      if (!subscription) return
      await store.mutateAsync({ body: subscriptionBody(subscription) })
      rememberPushOwner(staffId)
      showToast(texts.turnedOn)
    },
    onError(error) {
      if (error instanceof ApiError) showFailure(error)
      // What a browser says of it is for programmers.
      else showToast(texts.failed, { tone: 'error' })
    },
    onSettled: refresh,
    retry: false,
  })
  return (
    <p className="mt-4">
      <Button small busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {texts.turnOn}
      </Button>
    </p>
  )
}

function Subscribed({ own: { _id: id } }: { own: Subscription }) {
  const texts = useMessages(notificationMessages)
  const test = useWrite('POST /auth/push-subscriptions/{id}/test', {
    changes: [],
    onDone: () => showToast(texts.testSent),
  })
  const turnOff = useWrite('DELETE /auth/push-subscriptions/{id}', {
    changes: ['GET /auth/notifications'],
    onDone() {
      rememberPushOwner(null)
      showToast(texts.turnedOff)
    },
  })
  const input = { params: { id } }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        small
        busy={test.isPending}
        onClick={() => test.mutate(input, { onError: showFailure })}
      >
        {texts.test}
      </Button>
      <Button
        kind="ghost"
        small
        busy={turnOff.isPending}
        onClick={() => turnOff.mutate(input, { onError: showFailure })}
      >
        {texts.turnOff}
      </Button>
    </div>
  )
}
