import { useWatch, type UseFormReturn } from 'react-hook-form'
import { closeCashSession } from '#contract/staff/cash-sessions.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { cents } from '#domain/money.ts'
import { showToast } from '#ui/toasts.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import { MoneyField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { counterMessages } from './messages.ts'
import { startCounts } from './start-counts.ts'
import type { CashSession } from './use-open-till.ts'

type CashUp = NonNullable<StaffInput<'PUT /cash-sessions/{id}/closed'>['body']>
type Count = CashSession['counts'][number]

/** The open day: what should be there, what was counted, and what stays for tomorrow. */
export function CashUpForm({ session }: { session: CashSession }) {
  const texts = useMessages(counterMessages)
  const write = useWrite('PUT /cash-sessions/{id}/closed', { changes: ['GET /cash-sessions'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(closeCashSession),
    defaults: {
      counts: startCounts(session.counts),
      next_float: session.float,
    },
    async save(body) {
      await write.mutateAsync({ params: { id: session._id }, body })
      showToast(texts.cashedUp)
    },
  })
  return (
    <section className="card">
      <h2>{texts.cashUp}</h2>
      <p className="text-ink-2 mb-4">
        {texts.openSince(showTime(session.opened_at), session.opened_by)} ·{' '}
        {texts.saleCount(session.sale_count)} · {texts.floatOf(showMoney(session.float))}
      </p>
      <Form form={form} submit={submit} saveLabel={texts.closeDay}>
        {session.counts.map((count) => (
          <CountFields key={count.method} form={form} count={count} />
        ))}
        <div className="pairs">
          <MoneyField form={form} name="next_float" label={texts.nextFloat} />
        </div>
      </Form>
    </section>
  )
}

function CountFields({ form, count }: { form: UseFormReturn<CashUp>; count: Count }) {
  const texts = useMessages(counterMessages)
  const { method, expected, refunds } = count
  const name = useMessages(methodMessages)[method]
  const counted = useWatch({ control: form.control, name: `counts.${method}.counted` })
  const sum = typedCents(counted)
  const apart = sum === null ? 0 : sum - centsOf(expected)
  return (
    <fieldset className="counter-count">
      <legend>{name}</legend>
      <p className="text-ink-2">
        {texts.expected(showMoney(expected))}
        {refunds === '0.00' ? null : ` · ${texts.refunded(showMoney(refunds))}`}
      </p>
      <div className="pairs">
        <MoneyField form={form} name={`counts.${method}.counted`} label={texts.counted(name)} />
        {apart === 0 ? null : (
          <TextField
            form={form}
            name={`counts.${method}.reason`}
            label={texts.whyDifferent(name, showMoney(decimalText(cents(apart))))}
          />
        )}
      </div>
    </fieldset>
  )
}
