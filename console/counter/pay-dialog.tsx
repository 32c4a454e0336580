import { useController, type UseFormReturn } from 'react-hook-form'
import { makeSale } from '#contract/staff/counter.ts'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { centsOf, decimalText, parseDecimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fieldset } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { orderMessages } from '../orders/messages.ts'
import { stockCalls } from '../stock/stock-types.ts'
import { notes } from './cash-notes.ts'
import { counterMessages } from './messages.ts'
import type { Sale } from './sale.ts'

type SaleBody = NonNullable<StaffInput<'POST /counter/sales'>['body']>

/** Calls whose answers a sale changes. */
const saleCalls = [
  ...stockCalls,
  'GET /orders',
  'GET /cash-sessions',
  'GET /cash-sessions/{id}',
  'GET /try-on-holds',
  'GET /today',
  'POST /counter/quotes',
] as const

interface PayDialogProps {
  body: Omit<SaleBody, 'expected_total' | 'payment'>
  total: string
  onClose: () => void
  onPaid: (sale: Sale) => void
}

export function PayDialog({ body, total, onClose, onPaid }: PayDialogProps) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const methods = useMessages(orderMessages).method
  const locale = useLanguage()
  const write = useWrite('POST /counter/sales', { changes: saleCalls })
  const { form, submit } = useContractForm({
    shape: bodyOf(makeSale),
    defaults: {
      ...body,
      locale,
      expected_total: total,
      payment: { method: 'cash', given: null, reference: '' },
    },
    save: async (sale) => onPaid(await write.mutateAsync({ body: sale })),
  })
  const { field } = useController({ control: form.control, name: 'payment.method' })
  const method = counterMethods.find((each) => each === field.value) ?? 'cash'
  return (
    <Dialog
      id="pay"
      open
      onClose={onClose}
      title={texts.payTitle(showMoney(total))}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.doPay[method]}>
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
        {method === 'cash' ? (
          <CashField form={form} total={total} />
        ) : (
          <TextField form={form} name="payment.reference" label={texts.reference[method]} />
        )}
      </Form>
    </Dialog>
  )
}

interface CashFieldProps {
  form: UseFormReturn<SaleBody>
  total: string
}

/** What was handed over, by keyboard or by note, and what goes back. */
function CashField({ form, total }: CashFieldProps) {
  const texts = useMessages(counterMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'payment.given' })
  const given = typeof field.value === 'string' ? field.value : ''
  const change = (parseDecimalText(given) ?? centsOf(total)) - centsOf(total)
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
        {notes(centsOf(total)).map((note) => (
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
