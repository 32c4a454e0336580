import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { takeOver } from '../checkout/take-over.ts'
import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { localePath, useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath } from '../paths.ts'
import type { Route } from './+types/handoff.ts'

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ checkout }) => [checkout.handoff.title, checkout.handoff.description])
}

/** Where an agent's link leads: the cart and the form are filled in, and the checkout opens. */
export default function HandoffPage() {
  const { checkout } = useLazyMessages()
  const { key = '' } = useParams()
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()
  const { errors } = useMessages()
  const [state, setState] = useState<'opening' | 'gone' | 'failed'>('opening')

  useEffect(() => {
    if (state !== 'opening') return
    let isLeft = false
    takeOver(locale, key).then(
      (to) => {
        if (isLeft) return
        if (to === null) setState('gone')
        else void navigate(localePath(locale, to), { replace: true })
      },
      () => !isLeft && setState('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [key, locale, navigate, state])

  return (
    <main {...personalPage}>
      <h1 className="text-28">{checkout.handoff.title}</h1>
      <noscript>{checkout.needsScript}</noscript>
      {state === 'failed' ? (
        <RetryNotice retryLabel={errors.tryAgain} onRetry={() => setState('opening')}>
          {checkout.handoff.failed}
        </RetryNotice>
      ) : (
        <p aria-live="polite">{checkout.handoff[state]}</p>
      )}
      {state === 'gone' && (
        <ButtonLink className="justify-self-start" href={path(cartPath)}>
          {checkout.backToCart}
        </ButtonLink>
      )}
    </main>
  )
}
