import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { ApiError } from '#contract/client.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useMe } from '../api/me.ts'
import { notificationMessages } from './messages.ts'
import type { Notifications, Subscription } from './notifications.ts'
import { rememberPushOwner, subscribeBrowser, subscriptionBody, type BrowserPush } from './push.ts'
import { useBrowserPush, useRefreshBrowserPush } from './use-pushes.ts'

/** Whether this browser is notified, and the switch for it. */
export function BrowserCard({ notifications }: { notifications: Notifications }) {
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
