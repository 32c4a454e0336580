import { useId } from 'react'
import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { importMessages } from './import-messages.ts'

type Waiting = StaffAnswer<'GET /products/waiting-pictures'>

interface WaitingPicturesProps {
  waiting: Waiting
  onFiles: (files: readonly File[]) => void
}

/** Pictures that imported products wait for, and where one drops them. */
export function WaitingPictures({ waiting, onFiles }: WaitingPicturesProps) {
  const texts = useMessages(importMessages)
  const title = useId()
  const changes = ['GET /products/waiting-pictures', 'GET /product-imports'] as const
  const retry = useWrite('POST /products/waiting-pictures/retry', { changes })
  const forget = useWrite('DELETE /products/waiting-pictures', { changes })
  const { data, total } = waiting
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{texts.waiting.title}</h2>
      <p className="text-ink-2 mb-4">{texts.waiting.text}</p>
      <FileDrop
        texts={{
          ...texts.waiting,
          removeOf: texts.remove,
          retryOf: texts.retry,
          progressOf: texts.checking,
        }}
        name="waiting-pictures"
        accept="image/jpeg,image/png,image/webp"
        multiple
        files={[]}
        onFiles={onFiles}
        onRemove={() => {}}
        onRetry={() => {}}
      />
      <ul className="my-4 grid gap-2">
        {data.map(({ product_id, title: product, src, state, failure }) => (
          <li key={`${product_id} ${src}`} className="break-words">
            <Link className="link" to={`/products/${product_id}`}>
              {localize(product, language())}
            </Link>
            <br />
            <span className="break-all">{src}</span>
            {state === 'failed' && failure ? (
              <>
                <br />
                <span className="text-ink-2">{texts.waiting.failed(failure)}</span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {total > data.length ? <p>{texts.more(total - data.length)}</p> : null}
      <div className="form-buttons">
        {data.some(({ state }) => state === 'failed') ? (
          <Button
            kind="ghost"
            busy={retry.isPending}
            onClick={() => retry.mutate({}, { onError: showFailure })}
          >
            {texts.waiting.retry}
          </Button>
        ) : null}
        <Button
          kind="ghost"
          busy={forget.isPending}
          onClick={() => forget.mutate({}, { onError: showFailure })}
        >
          {texts.waiting.forget}
        </Button>
      </div>
      <p className="text-ink-2">{texts.waiting.forgetText}</p>
    </section>
  )
}
