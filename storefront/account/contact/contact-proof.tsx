import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale } from '../../locale.ts'
import { isRefused } from '../../session/refused.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { FormError } from '../form-error.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import type { ContactKind } from './new-contact.ts'

export function ContactProof({ kind, value }: { kind: ContactKind; value: string }) {
  const { profile: messages } = useAccountMessages()
  const locale = useLocale()
  const [isSent, setSent] = useState(false)
  const [isCourierOnly, setCourierOnly] = useState(false)
  const type = kind === 'email' ? 'EMAIL' : 'PHONE'
  const { isBusy, error, send } = useSending<{ type: typeof type }>(
    async (body, idempotencyKey) => {
      try {
        await personalApi(locale)('POST /auth/request-verification', { body, idempotencyKey })
        setSent(true)
      } catch (error) {
        // A number that is not used to sign in needs no verification.
        if (!isRefused(error, 'not_found')) throw error
        setCourierOnly(true)
      }
    },
  )
  if (!isSent) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button kind="link" busy={isBusy} onClick={() => void send(async () => ({ type }))}>
          {messages.confirm}
        </Button>
        <FormError text={isCourierOnly ? messages.courierOnly : error} />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="info" live="status">
        {messages.confirmSent(value)}
      </Notice>
      {kind === 'phone' ? <ConfirmCode /> : null}
    </div>
  )
}
