import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { errorText } from '../forms/error-text.ts'
import { typedText } from '../forms/typed-text.ts'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { loginPath } from '../session/return-to.ts'
import type { CommentView } from './comment-view.ts'
import { useComments } from './use-comments.ts'

interface CommentsProps {
  postId: string
  given: readonly CommentView[]
}

export function Comments({ postId, given }: CommentsProps) {
  const { journal: labels } = useLazyMessages()
  const path = useLocalePath()
  const { pathname } = useLocation()
  const { comments, isMember, isPending, add } = useComments(postId, given)
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments">{labels.comments}</h2>
      {comments.length === 0 ? <p>{labels.noComments}</p> : null}
      <ol>
        {comments.map(({ id, author, text, day, isDraft }) => (
          <li key={id}>
            <p className="story-facts">
              {[author ?? labels.someone, day, isDraft ? labels.draft : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="comment-text">{text}</p>
          </li>
        ))}
      </ol>
      {isMember ? (
        <CommentForm isBusy={isPending} onSend={add} />
      ) : (
        <p>
          <Link className="link" href={path(loginPath(unprefixedPath(pathname)))}>
            {labels.signIn}
          </Link>
        </p>
      )}
    </section>
  )
}

interface CommentFormProps {
  isBusy: boolean
  onSend: (text: string) => Promise<unknown>
}

function CommentForm({ isBusy, onSend }: CommentFormProps) {
  const messages = useMessages()
  const { journal: labels } = useLazyMessages()
  const [problem, setProblem] = useState<string | undefined>()
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = typedText(new FormData(form), 'comment')
    if (isBusy) return
    setError(null)
    setProblem(text === '' ? labels.needComment : undefined)
    if (text === '') return form.querySelector('textarea')?.focus()
    try {
      await onSend(text)
      // What was typed meanwhile stays.
      if (typedText(new FormData(form), 'comment') === text) form.reset()
    } catch (error) {
      // The text stays in the field.
      setError(errorText(error, messages))
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">{error ? <Notice tone="error">{error}</Notice> : null}</div>
      <TextArea
        label={labels.yourComment}
        hint={labels.commentHint}
        name="comment"
        rows={3}
        maxLength={2000}
        required
        error={problem}
      />
      <Button type="submit" busy={isBusy}>
        {labels.send}
      </Button>
    </form>
  )
}
