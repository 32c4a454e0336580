import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice.tsx'
import { fieldId } from '../address/bound-input.tsx'
import { isDraftField } from '../address/draft.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Checkout } from './use-checkout.ts'

/** Lists all problems with links to their fields, and takes the focus. */
export function ProblemSummary({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const place = useRef<HTMLDivElement>(null)
  const { error } = form
  const left = Object.entries(form.problems).filter(([, problem]) => problem !== undefined)

  // The submit button is far below.
  useEffect(() => {
    if (error?.outcome.kind === 'fields') place.current?.focus()
  }, [error])

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-32">
      {left.length > 0 ? (
        <Notice tone="error" title={checkout.problems(left.length)}>
          <ul className="grid gap-2">
            {left.map(([field, problem]) =>
              isDraftField(field) && problem ? (
                <li key={field}>
                  <a className="link" href={`#${fieldId(field)}`}>
                    {checkout[problem]}
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
