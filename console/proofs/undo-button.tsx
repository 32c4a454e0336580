import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

/** Takes back what moved no money. */
export function UndoButton({ line }: { line: BankLine }) {
  const texts = useMessages(bankMessages)
  const options = { changes: bankCalls, onDone: () => showToast(texts.reopened) }
  const unlink = useWrite('DELETE /bank-lines/{id}/order', options)
  const reopen = useWrite('DELETE /bank-lines/{id}/set-aside', options)
  const isMatched = line.state === 'matched'
  const write = isMatched ? unlink : reopen
  return (
    <Button
      small
      kind="ghost"
      busy={write.isPending}
      onClick={() => write.mutate({ params: { id: line._id } }, { onError: showFailure })}
    >
      {isMatched ? texts.undo : texts.reopen}
    </Button>
  )
}
