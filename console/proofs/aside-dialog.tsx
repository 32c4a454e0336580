import { setLineAside } from '#contract/staff/bank-lines.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

export function AsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const texts = useMessages(bankMessages)
  return (
    <CallDialog
      id="set-aside"
      title={texts.asideTitle(showMoney(line.amount))}
      lead={<p className="bank-text">{line.text}</p>}
      call={setLineAside}
      params={{ id: line._id }}
      changes={bankCalls}
      start={{ reason: '' }}
      fields={{ reason: texts.reason }}
      types={{ reason: 'prose' }}
      saveLabel={texts.aside}
      done={texts.asideDone}
      onClose={onClose}
    />
  )
}
