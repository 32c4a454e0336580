import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { ordersPath } from '../paths.ts'
import { isRefused } from '../session/refused.ts'
import { loginPath } from '../session/return-to.ts'
import { registerAndSignIn } from './sign-in.ts'
import type { AuthDraft } from './auth-draft.ts'
import { NewPassword } from './auth-inputs.tsx'
import { AuthFormFrame } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { useAuthForm } from './use-auth-form.ts'

interface AccountOfferProps {
  email: string
  /** Empty if it is masked. */
  name: string
  /** The visitor's own order comes along; one opened by link or look-up does not. */
  isOwnOrder: boolean
}

/** With a guest's order: a password creates an account from the details already typed. */
export function AccountOffer({ email, name, isOwnOrder }: AccountOfferProps) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const [isKnown, setKnown] = useState(false)
  const form = useAuthForm({ asked: { password: 'new' }, send })

  async function send({ password }: AuthDraft): Promise<void> {
    const username = name.slice(0, 60)
    try {
      await registerAndSignIn(locale, {
        type: 'EMAIL',
        email,
        password,
        ...(username && { username }),
      })
      showToast(isOwnOrder ? messages.makeAccountDone : messages.nextAccountDone, {
        milliseconds: 6000,
      })
    } catch (error) {
      if (!isRefused(error, 'wrong_credentials')) throw error
      setKnown(true)
    }
  }

  return (
    <section aria-labelledby="make-account" className="grid gap-4 rounded-panel bg-bone p-6">
      <h2 id="make-account" className="text-18">
        {isOwnOrder ? messages.makeAccount : messages.nextAccount}
      </h2>
      {isKnown ? (
        <Notice tone="info" live="status">
          {messages.knownEmail(email)}
        </Notice>
      ) : (
        <>
          {isOwnOrder ? null : (
            // Offered to all: who has an account is not revealed (decision 011).
            <p>
              {messages.haveAccount}{' '}
              <Link className="link" href={path(loginPath(ordersPath))}>
                {messages.login}
              </Link>
            </p>
          )}
          <p className="text-ink-2">
            {isOwnOrder ? messages.makeAccountText(email) : messages.nextAccountText(email)}
          </p>
          <AuthFormFrame form={form}>
            {/* Lets password managers save the email with the password. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            <NewPassword form={form} />
            <Button type="submit" wide busy={form.isBusy}>
              {messages.register}
            </Button>
          </AuthFormFrame>
        </>
      )}
    </section>
  )
}
