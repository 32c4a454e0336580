import { useState, type FormEvent } from 'react'
import { isEmailShape } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { typedText } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { useLocale } from '../locale.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { mainStore } from '../paths.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { ownOrPublicApi } from '../session/session.ts'

const key = 'POST /stores/{store_id}/stock-requests'

interface StockRequest {
  product_variant_id: string
  email: string
}

/** Asks for an email when a sold-out variant is back. Customers need not type their address. */
export function NotifyMe({ variantId }: { variantId: string }) {
  const { stock: text } = useShoppingMessages()
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const { isBusy, error, send } = useSending<StockRequest>(async (body, idempotencyKey) => {
    await ownOrPublicApi(locale)(key, { params: { store_id: mainStore }, body, idempotencyKey })
  })
  // A customer without a confirmed address is asked for one.
  const needsEmail = !isMember || error !== null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = typedText(new FormData(event.currentTarget), 'notify-email')
    if (needsEmail && !isEmailShape(email)) {
      setProblem(text.needEmail)
      return
    }
    setProblem(undefined)
    setSent(await send(async () => ({ product_variant_id: variantId, email })))
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-3 rounded-panel border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="font-medium">{text.title}</h2>
      <div aria-live="polite">
        {isSent ? <Notice tone="success">{text.sent}</Notice> : null}
        {error ? <Notice tone="error">{error}</Notice> : null}
      </div>
      {isSent ? null : (
        <>
          <p className="field-hint">{text.hint}</p>
          {needsEmail ? (
            <TextInput
              label={text.email}
              name="notify-email"
              type="email"
              autoComplete="email"
              maxLength={254}
              error={problem}
            />
          ) : null}
          <Button type="submit" kind="ghost" busy={isBusy}>
            {text.send}
          </Button>
        </>
      )}
    </form>
  )
}
