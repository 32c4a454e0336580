import { Button, ButtonLink } from '#ui/button.tsx'
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
      <main id="content" className="page grid max-w-2xl content-start gap-6 py-12">
        <h1 className="text-28">{messages.sentTitle}</h1>
        <Notice tone="success" live="status">
          {messages.sentText(outcome.email)}
        </Notice>
        <p className="max-w-measure text-ink-2">{messages.sentNext}</p>
        <ButtonLink className="justify-self-start" href={path(productsPath)}>
          {messages.toShop}
        </ButtonLink>
      </main>
    )
  }
  return (
    <main id="content" className="page grid max-w-2xl content-start gap-6 py-12">
      <h1 className="text-28">{messages.title}</h1>
      <p className="max-w-measure text-16 text-ink-2">{messages.text}</p>
      <form method="post" action={path(newsletterPath)} className="grid max-w-form gap-5">
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
      <p className="max-w-measure text-ink-2">
        {messages.consent}{' '}
        <Link className="link" href={path(legalPath('privacy-policy'))}>
          {messages.privacy}
        </Link>
      </p>
    </main>
  )
}
