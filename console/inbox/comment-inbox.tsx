import { useState } from 'react'
import { postReviewStatuses } from '#contract/endpoints/posts.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showAge, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { IfMay } from '../parts/if-may.tsx'
import { useMay } from '../api/me.ts'
import { InboxItem, InboxList, perPage, waitingFirst } from './inbox-list.tsx'
import { InboxPage } from './inbox-page.tsx'
import { inboxMessages } from './messages.ts'
import { SpamSigns } from './spam-signs.tsx'
import { StateChoice } from './state-choice.tsx'

type Comment = StaffAnswer<'GET /post-reviews'>['data'][number]

const filters = ['state'] as const
const tones = { DRAFT: 'act', ACTIVE: 'good', REJECTED: 'bad' } as const
const changes = ['GET /post-reviews'] as const

export function CommentInbox() {
  const texts = useMessages(inboxMessages)
  const state = useListState(filters)
  const shown = oneOf(postReviewStatuses, state.filters.state) ?? 'DRAFT'
  const comments = useCall(
    'GET /post-reviews',
    {
      query: {
        status: shown,
        page: state.page,
        per_page: perPage,
        sort_order: waitingFirst(shown === 'DRAFT'),
      },
    },
    { keepPrevious: true },
  )
  const keys = {
    DRAFT: { a: texts.show, r: texts.hide },
    ACTIVE: { r: texts.hide },
    REJECTED: { a: texts.show },
  }
  return (
    <InboxPage kind="comments">
      <div className="list-tools">
        <StateChoice state={state} names={texts.commentState} shown={shown} />
      </div>
      <QueryState query={comments}>
        {(page) => (
          <InboxList label={texts.comments} page={page} state={state} keys={keys[shown]}>
            {(comment) => <CommentItem key={comment._id} comment={comment} />}
          </InboxList>
        )}
      </QueryState>
    </InboxPage>
  )
}

function CommentItem({ comment }: { comment: Comment }) {
  const texts = useMessages(inboxMessages)
  const language = useLanguage()
  const { status, created_at: at } = comment
  return (
    <InboxItem
      head={comment.username ?? texts.anonymous}
      state={<StateBadge tone={tones[status]}>{texts.commentState[status]}</StateBadge>}
      details={
        <>
          {texts.on} {localize(comment.post.title, language)} ·{' '}
          <time title={showTime(at)}>{showAge(at)}</time>
        </>
      }
      actions={
        <IfMay permission="customers:manage">
          <CommentActions comment={comment} />
        </IfMay>
      }
    >
      <p className="whitespace-pre-line">{comment.comment}</p>
      <SpamSigns signs={comment.spam_signs} />
    </InboxItem>
  )
}

function CommentActions({ comment }: { comment: Comment }) {
  const texts = useMessages(inboxMessages)
  const may = useMay()
  const show = useWrite('PUT /post-reviews/{id}/approve', { changes })
  const hide = useWrite('PUT /post-reviews/{id}/reject', { changes })
  const input = { params: { id: comment._id } }
  async function step(write: typeof show | typeof hide, undo: typeof show | typeof hide) {
    try {
      await write.mutateAsync(input)
      const done = write === show ? texts.done.shown : texts.done.hidden
      showUndoToast(done, () => undo.mutate(input, { onError: showFailure }))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      {comment.status === 'ACTIVE' ? null : (
        <Button small data-key="a" busy={show.isPending} onClick={() => void step(show, hide)}>
          {texts.show}
        </Button>
      )}
      {comment.status === 'REJECTED' ? null : (
        <Button
          small
          kind="ghost"
          data-key="r"
          busy={hide.isPending}
          onClick={() => void step(hide, show)}
        >
          {texts.hide}
        </Button>
      )}
      {may('catalogue:manage') ? <DeleteComment comment={comment} /> : null}
    </>
  )
}

function DeleteComment({ comment }: { comment: Comment }) {
  const texts = useMessages(inboxMessages)
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite('DELETE /post-reviews/{id}', {
    changes,
    onDone: () => showToast(texts.done.deleted),
  })
  return (
    <>
      <Button small kind="ghost" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle(comment.username ?? texts.anonymous)}
        action={texts.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: comment._id } }, { onError: showFailure })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
