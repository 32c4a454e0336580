import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Drawing, type DrawingName } from '#ui/drawing.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useLocalePath } from '../locale.ts'
import { legalPath, newsletterPath, productsPath } from '../paths.ts'
import { useNewsletterMessages } from './newsletter-messages.ts'
import type { NewsletterOutcome } from './subscribe-by-form.ts'

/** A plain form: it works the same with and without JavaScript. */
export function NewsletterPage({ outcome }: { outcome: NewsletterOutcome | null }) {
  const messages = useNewsletterMessages()
  const path = useLocalePath()
  if (outcome?.isSent) {
    return (
      <Frame drawing="done">
        <h1 className="text-28">{messages.sentTitle}</h1>
        <Notice tone="success" live="status">
          {messages.sentText(outcome.email)}
        </Notice>
        <p className="text-ink-2">{messages.sentNext}</p>
        <ButtonLink className="justify-self-start" href={path(productsPath)}>
          {messages.toShop}
        </ButtonLink>
      </Frame>
    )
  }
  return (
    <Frame drawing="thread">
      <h1 className="text-28">{messages.title}</h1>
      <p className="text-16 text-ink-2">{messages.text}</p>
      <form method="post" action={path(newsletterPath)} className="grid gap-5">
        <TextInput
          required
          label={messages.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={outcome?.email}
          error={outcome?.problem}
        />
        <div hidden>
          <label>
            {messages.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" className="justify-self-start">
          {messages.send}
        </Button>
      </form>
      <p className="text-ink-2">
        {messages.consent}{' '}
        <Link className="link" href={path(legalPath('privacy-policy'))}>
          {messages.privacy}
        </Link>
      </p>
    </Frame>
  )
}

function Frame({ drawing, children }: { drawing: DrawingName; children: ReactNode }) {
  return (
    <main id="content" className="page py-8">
      <div className="mx-auto grid max-w-form content-start gap-6">
        <Drawing name={drawing} />
        {children}
      </div>
    </main>
  )
}
