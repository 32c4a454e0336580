import { useState } from 'react'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { issueSentences } from '#contract/issue-sentences.ts'
import { counterPayments } from '#contract/staff/counter-payments.ts'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { cents, noCents, sumCents, type Cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import { MoneyField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showMoney } from '../language/show.ts'
import { TickField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { notes } from './cash-notes.ts'
import { counterMessages } from './messages.ts'

export type CounterPart = z.input<typeof counterPayments.element>

interface PayPartsProps {
  /** Sum to pay, as decimal text. */
  due: string
  /** Says whether a part may be all that is paid now. */
  mayLeaveRest?: boolean
  onClose: () => void
  /** Once the parts are what is paid now. Rejects with the shop's answer if it refuses. */
  onPaid: (parts: CounterPart[]) => Promise<void>
}

/** Takes a sum by one method, or part by part. */
export function PayParts({ due, mayLeaveRest = false, onClose, onPaid }: PayPartsProps) {
  const texts = useMessages(counterMessages)
  const methods = useMessages(methodMessages)
  const [taken, setTaken] = useState<readonly CounterPart[]>([])
  const left = cents(centsOf(due) - paidWith(taken))
  return (
    <>
      {taken.length > 0 ? (
        <ul className="lines mb-4" aria-label={texts.takenParts}>
          {taken.map((part, at) => (
            <li key={`${part.method} ${at}`}>
              <span className="flex-1">{methods[part.method]}</span>
              <span className="tabular-nums">{showMoney(part.amount ?? '0.00')}</span>
              <Button
                kind="link"
                onClick={() => setTaken(taken.filter((_, other) => other !== at))}
              >
                {texts.removePart(methods[part.method])}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <PartForm
        key={`${taken.length} ${left}`}
        left={left}
        mayLeaveRest={mayLeaveRest}
        onClose={onClose}
        onTaken={async ({ isLast, ...part }) => {
          const parts = [...taken, part]
          if (isLast || paidWith(parts) === centsOf(due)) return onPaid(parts)
          setTaken(parts)
        }}
      />
    </>
  )
}

function paidWith(parts: readonly CounterPart[]): Cents {
  return sumCents(parts.map(({ amount }) => typedCents(amount ?? '') ?? noCents))
}

/** `isLast`: what is left is not paid now. */
type TypedPart = CounterPart & { isLast: boolean }

interface PartFormProps extends Pick<PayPartsProps, 'mayLeaveRest' | 'onClose'> {
  left: Cents
  onTaken: (part: TypedPart) => Promise<void>
}

function PartForm({ left, mayLeaveRest, onClose, onTaken }: PartFormProps) {
  const texts = useMessages(counterMessages)
  const methods = useMessages(methodMessages)
  const { form, submit } = useContractForm<TypedPart>({
    shape: partShape(left),
    defaults: {
      method: 'cash',
      amount: decimalText(left),
      given: null,
      reference: '',
      isLast: false,
    },
    save: onTaken,
  })
  const { field } = useController({ control: form.control, name: 'method' })
  const method = counterMethods.find((each) => each === field.value) ?? 'cash'
  const typed = useWatch({ control: form.control, name: 'amount' })
  const amount = typedCents(typed ?? '') ?? noCents
  const rest = cents(Math.max(left - amount, 0))
  const isLast = useWatch({ control: form.control, name: 'isLast' })
  const goesOn = rest > 0 && !isLast
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      saveLabel={goesOn ? texts.nextPart(showMoney(decimalText(rest))) : texts.doPay[method]}
    >
      <Fieldset legend={texts.method}>
        <div className="counter-methods">
          {counterMethods.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="method"
                className="tick"
                checked={method === each}
                onChange={() => field.onChange(each)}
              />
              {methods[each]}
            </label>
          ))}
        </div>
      </Fieldset>
      <MoneyField
        form={form}
        name="amount"
        label={texts.partAmount(methods[method])}
        hint={texts.partHint}
      />
      {method === 'cash' ? (
        <CashField form={form} amount={amount} />
      ) : (
        <TextField form={form} name="reference" label={texts.reference[method]} />
      )}
      {mayLeaveRest && rest > 0 ? (
        <TickField
          form={form}
          name="isLast"
          label={texts.leaveRest(showMoney(decimalText(rest)))}
        />
      ) : null}
    </Form>
  )
}

/** Checks each part like the shop, so that the field says it at once. */
function partShape(left: Cents) {
  return counterPayments.element
    .extend({ isLast: z.boolean() })
    .refine(({ amount }) => left === 0 || (typedCents(amount ?? '') ?? left) > 0, {
      path: ['amount'],
      message: issueSentences.above_zero.en,
    })
    .refine(({ amount }) => (typedCents(amount ?? '') ?? noCents) <= left, {
      path: ['amount'],
      message: issueSentences.over_due.en,
    })
    .refine(
      ({ method, amount, given }) =>
        method !== 'cash' ||
        given === null ||
        (typedCents(given) ?? noCents) >= (typedCents(amount ?? '') ?? noCents),
      { path: ['given'], message: issueSentences.given_too_little.en },
    )
    .refine(({ method, reference }) => left === 0 || method === 'cash' || reference !== '', {
      path: ['reference'],
      message: issueSentences.required.en,
    })
}

interface CashFieldProps {
  form: UseFormReturn<TypedPart>
  amount: Cents
}

/** Cash that was handed over, by keyboard or by note, and what goes back. */
function CashField({ form, amount }: CashFieldProps) {
  const texts = useMessages(counterMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'given' })
  const given = typeof field.value === 'string' ? field.value : ''
  const change = (typedCents(given) ?? amount) - amount
  return (
    <>
      <TextInput
        {...field}
        label={texts.given}
        hint={texts.givenHint}
        error={fieldState.error?.message}
        start="HK$"
        inputMode="decimal"
        autoComplete="off"
        value={given}
        onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : value)}
      />
      <div className="flex flex-wrap gap-2">
        {notes(amount).map((note) => (
          <Button key={note} kind="ghost" small onClick={() => field.onChange(decimalText(note))}>
            {showMoney(decimalText(note))}
          </Button>
        ))}
      </div>
      <output className="counter-total" aria-live="polite">
        <span>{change < 0 ? texts.missing : texts.change}</span>
        <strong>{showMoney(decimalText(cents(Math.abs(change))))}</strong>
      </output>
    </>
  )
}
