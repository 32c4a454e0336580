import { useState, type FormEvent } from 'react'
import { dialled, isEmailShape, normaliseEmail } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../forms/error-text.ts'
import { typedText } from '../forms/typed-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { queryClient } from '../query-client.ts'
import type { GuestProof } from './order-access.ts'
import { fetchOrder, orderKey, type OrderHandle } from './order-query.ts'

export type LookupBy = 'email' | 'phone'

interface OrderLookupProps {
  by: LookupBy
  /** Link to the same form with the other contact. */
  otherWay: string
  onFound: (handle: OrderHandle) => void
  /** Nothing was found: clear what was shown before. */
  onCleared: () => void
}

interface Problems {
  number?: string
  contact?: string
}

/** Number and contact in one form; the error does not say which of them is wrong. */
export function OrderLookup({ by, otherWay, onFound, onCleared }: OrderLookupProps) {
  const messages = useMessages()
  const lazyMessages = useLazyMessages()
  const { order: text } = lazyMessages
  const locale = useLocale()
  const path = useLocalePath()
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const number = typedText(typed, 'number')
    const contact = typedText(typed, 'contact')
    const found = problemsOf(by, number, contact, lazyMessages)
    setProblems(found)
    setRefusal(null)
    if (found.number || found.contact) return focusFirst(event.currentTarget, found)
    setBusy(true)
    const handle: OrderHandle = {
      id: number,
      access: { as: 'guest', proof: proofOf(by, contact) },
    }
    try {
      queryClient().setQueryData(orderKey(handle), await fetchOrder(locale, handle))
      onFound(handle)
    } catch (error) {
      // spec §5: a message means a wrong email or phone, and the order is cleared.
      onCleared()
      setRefusal(errorText(error, messages))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => void find(event)}
    >
      <div role="alert">{refusal ? <Notice tone="error">{refusal}</Notice> : null}</div>
      <TextInput
        label={text.orderNumber}
        hint={text.orderNumberHint}
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        error={problems.number}
      />
      {by === 'email' ? (
        <TextInput
          label={text.email}
          name="contact"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          error={problems.contact}
        />
      ) : (
        <TextInput
          label={text.phone}
          hint={text.phoneHint}
          name="contact"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          error={problems.contact}
        />
      )}
      <Button type="submit" busy={isBusy}>
        {text.find}
      </Button>
      <p>
        <Link className="link" href={path(otherWay)}>
          {by === 'email' ? text.otherWayPhone : text.otherWayEmail}
        </Link>
      </p>
    </form>
  )
}

function problemsOf(
  by: LookupBy,
  number: string,
  contact: string,
  { order, checkout }: LazyMessageSet,
): Problems {
  const isWrong =
    by === 'email' ? !isEmailShape(normaliseEmail(contact)) : dialled(contact) === null
  const missing = by === 'email' ? order.needEmail : order.needPhone
  const wrong = by === 'email' ? checkout.invalidEmail : checkout.invalidPhone
  return {
    ...(number === '' && { number: order.needNumber }),
    ...(contact === '' ? { contact: missing } : isWrong && { contact: wrong }),
  }
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const field = form.elements.namedItem(problems.number ? 'number' : 'contact')
  if (field instanceof HTMLInputElement) field.focus()
}

function proofOf(by: LookupBy, contact: string): GuestProof {
  return by === 'email' ? { email: normaliseEmail(contact) } : { phone: dialled(contact) ?? '' }
}
