import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { Answer } from '#contract/client.ts'
import { isShownName } from '#domain/shown-name.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { typedText } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { localePath, unprefixedPath, useLocale, useLocalePath } from '../locale.ts'
import { mainStore, sharedWishlistPath } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { loginPath } from '../session/return-to.ts'
import { personalApi } from '../session/session.ts'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

type Share = Answer<'GET /stores/{store_id}/wishlist/share'>

const key = '/stores/{store_id}/wishlist/share'
const params = { store_id: mainStore } as const
const queryKey = ['wishlist-share']

/** Makes, shows and switches off the link that shows the customer's list to others. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { share: messages } = useWishlistMessages()
  const isMember = useAuthStatus() === 'registered'
  return (
    <Dialog
      id="share-wishlist"
      open
      title={messages.title}
      closeLabel={messages.close}
      onClose={onClose}
    >
      {isMember ? <Sharing /> : <LogInFirst />}
    </Dialog>
  )
}

function LogInFirst() {
  const { share: messages } = useWishlistMessages()
  const path = useLocalePath()
  return (
    <div className="grid justify-items-start gap-4">
      <p>{messages.logIn}</p>
      <ButtonLink href={path(loginPath(unprefixedPath(location.pathname)))}>
        {messages.logInAction}
      </ButtonLink>
    </div>
  )
}

function Sharing() {
  const { retry, share: messages } = useWishlistMessages()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: () => personalApi(locale)(`GET ${key}`, { params }) },
    queryClient(),
  )
  if (isError) {
    return (
      <RetryNotice retryLabel={retry} onRetry={() => void refetch()}>
        {messages.failed}
      </RetryNotice>
    )
  }
  if (!data) {
    return (
      <Loading label={messages.loading}>
        <Skeleton lines={4} />
      </Loading>
    )
  }
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{messages.text}</p>
      {data.share ? <SharedLink shareKey={data.share.share_key} /> : null}
      <NameForm share={data.share} />
      {data.share ? <StopSharing /> : null}
    </div>
  )
}

function SharedLink({ shareKey }: { shareKey: string }) {
  const { share: messages, title } = useWishlistMessages()
  const locale = useLocale()
  const url = location.origin + localePath(locale, sharedWishlistPath(shareKey))
  return (
    <div className="grid gap-2">
      <TextInput
        label={messages.link}
        name="shared-link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <p className="flex flex-wrap items-center gap-4">
        <CopyButton
          text={url}
          label={messages.copy}
          description={messages.copyOf}
          copiedLabel={messages.copied}
          refusedLabel={messages.refused}
        />
        {'share' in navigator ? (
          <Button
            kind="link"
            icon="share"
            onClick={() => void navigator.share({ title, url }).catch(unlessClosed)}
          >
            {messages.send}
          </Button>
        ) : null}
      </p>
    </div>
  )
}

/** Closing the system's sheet is not an error. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** Makes the link, or changes the name that it shows. */
function NameForm({ share }: { share: Share['share'] }) {
  const { share: messages } = useWishlistMessages()
  const locale = useLocale()
  const [isWrong, setWrong] = useState(false)
  const { isBusy, error, send } = useSending<{ shown_name: string }>(
    async (body, idempotencyKey) => {
      const answer = await personalApi(locale)(`PUT ${key}`, { params, body, idempotencyKey })
      queryClient().setQueryData(queryKey, answer)
      if (share) showToast(messages.saved)
    },
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const shown_name = typedText(new FormData(event.currentTarget), 'shown-name')
    const isName = shown_name === '' || isShownName(shown_name)
    setWrong(!isName)
    if (isName) await send(async () => ({ shown_name }))
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={messages.name}
        note={messages.optional}
        hint={messages.nameHint}
        name="shown-name"
        autoComplete="given-name"
        maxLength={40}
        defaultValue={share?.shown_name ?? ''}
        error={isWrong ? messages.wrongName : undefined}
      />
      {error ? (
        <Notice tone="error" live="alert">
          {error}
        </Notice>
      ) : null}
      <Button
        type="submit"
        kind={share ? 'ghost' : 'primary'}
        className="justify-self-start"
        busy={isBusy}
      >
        {share ? messages.save : messages.make}
      </Button>
    </form>
  )
}

function StopSharing() {
  const { share: messages } = useWishlistMessages()
  const locale = useLocale()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, send } = useSending<object>(async () => {
    const answer = await personalApi(locale)(`DELETE ${key}`, { params })
    queryClient().setQueryData(queryKey, answer)
    showToast(messages.stopped)
  })
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      {error ? (
        <Notice tone="error" live="alert">
          {error}
        </Notice>
      ) : null}
      <Button
        kind="link"
        className="justify-self-start"
        busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {messages.stop}
      </Button>
      <ConfirmDialog
        id={id}
        open={isAsking}
        title={messages.stopTitle}
        yes={messages.stopYes}
        no={messages.stopNo}
        onYes={() => void send(async () => ({}))}
        onClose={() => setAsking(false)}
      >
        {messages.stopText}
      </ConfirmDialog>
    </div>
  )
}
