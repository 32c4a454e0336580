import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath, resultPath } from '../../paths.ts'
import { personalApi } from '../../session/session.ts'
import { signOut } from '../../authentication/sign-out.ts'
import { useAccountMessages } from '../account-messages.ts'
import { PasswordGate } from './password-gate.tsx'

/** Asks for the password, then once more; refused while orders are under way. */
export function CloseAccount() {
  const { personalData: messages } = useAccountMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()
  const [open, setOpen] = useState<readonly string[]>([])

  async function close(password: string): Promise<void> {
    setOpen([])
    try {
      await personalApi(locale)('DELETE /profiles/account', { body: { password } })
    } catch (error) {
      setOpen(openOrders(error))
      throw error
    }
    const next = path(resultPath('close_account', 'success'))
    await signOut(locale, async () => navigate(next, { replace: true }), true)
  }

  return (
    <>
      <PasswordGate
        button={messages.closeButton}
        question={{
          title: messages.closeAskTitle,
          text: messages.closeAskText,
          yes: messages.closeYes,
          no: messages.closeNo,
        }}
        onPassword={close}
      />
      {open.length > 0 ? (
        <Notice tone="error" live="alert">
          <p>{messages.waitingOrders}</p>
          <ul className="grid gap-1">
            {open.map((reference) => (
              <li key={reference}>
                <Link className="link" href={path(orderPath(reference))}>
                  {reference}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function openOrders(error: unknown): string[] {
  const { orders } = error instanceof ApiError ? error.details : {}
  return Array.isArray(orders) ? orders.flatMap(referenceOf) : []
}

function referenceOf(order: unknown): string[] {
  const { reference } = Object.assign({ reference: null }, order)
  return typeof reference === 'string' ? [reference] : []
}
