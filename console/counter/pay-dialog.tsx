import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { counterCalls } from './counter-calls.ts'
import { counterMessages } from './messages.ts'
import { PayParts } from './pay-parts.tsx'
import type { Sale } from './sale.ts'

type SaleBody = NonNullable<StaffInput<'POST /counter/sales'>['body']>

interface PayDialogProps {
  body: Omit<SaleBody, 'expected_total' | 'payments'>
  total: string
  onClose: () => void
  onPaid: (sale: Sale) => void
}

export function PayDialog({ body, total, onClose, onPaid }: PayDialogProps) {
  const texts = useMessages(counterMessages)
  const locale = useLanguage()
  const write = useWrite('POST /counter/sales', { changes: counterCalls })
  return (
    <PageDialog id="pay" onClose={onClose} title={texts.payTitle(showMoney(total))}>
      <PayParts
        due={total}
        onClose={onClose}
        onPaid={async (payments) => {
          const sale = { ...body, locale, expected_total: total, payments }
          onPaid(await write.mutateAsync({ body: sale }))
        }}
      />
    </PageDialog>
  )
}
