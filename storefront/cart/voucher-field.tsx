import { useState, type FormEvent } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { localize } from '#domain/locale.ts'
import { typedText } from '../forms/typed-text.ts'
import { useLocale } from '../locale.ts'
import { useCartMessages } from './cart-messages.ts'
import { readSelection } from './cart-selection.ts'
import type { Cart } from './cart-query.ts'
import { choose } from './change-cart.ts'
import { voucherProblem } from './voucher-problem.ts'

/** Collapsed until needed; a code without effect shows the reason below the field. */
export function VoucherField({ cart }: { cart: Cart }) {
  const messages = useCartMessages()
  const locale = useLocale()
  const { voucher } = readSelection()
  const [isBusy, setBusy] = useState(false)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typedText(new FormData(event.currentTarget), 'voucher')
    void use(code === '' ? null : code)
  }

  async function use(code: string | null) {
    setBusy(true)
    await choose({ ...readSelection(), voucher: code })
    setBusy(false)
  }

  if (voucher && cart.is_voucher_applied) {
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line py-3">
        <span>
          {messages.voucherApplied(voucher)}
          {cart.voucher?.title ? (
            <span className="block text-12 text-ink-2">{localize(cart.voucher.title, locale)}</span>
          ) : null}
        </span>
        <Button kind="link" busy={isBusy} onClick={() => void use(null)}>
          {messages.voucherRemove}
        </Button>
      </p>
    )
  }
  return (
    <Accordion title={messages.voucherOpen} open={voucher !== null}>
      <form
        method="post"
        onSubmit={apply}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      >
        <TextInput
          label={messages.voucherLabel}
          labelHidden
          name="voucher"
          defaultValue={voucher ?? ''}
          placeholder={messages.voucherLabel}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          error={voucher && cart.voucher ? voucherProblem(cart.voucher, messages, locale) : null}
        />
        <Button type="submit" kind="ghost" busy={isBusy}>
          {messages.voucherApply}
        </Button>
      </form>
    </Accordion>
  )
}
