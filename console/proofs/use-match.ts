import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { bankCalls, type LineMatch } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

/** Makes the match that was shown. */
export function useMatch(onDone?: () => void) {
  const texts = useMessages(bankMessages)
  const write = useWrite('PUT /bank-lines/{id}/order', { changes: bankCalls })

  function make(lineId: string, { order, step, excess }: LineMatch) {
    if (step === null || write.isPending) return
    const body = { order_id: order._id, step, excess }
    write.mutate(
      { params: { id: lineId }, body },
      {
        onSuccess() {
          showToast(texts.done[step](order.reference))
          onDone?.()
        },
        onError: showFailure,
      },
    )
  }

  return { make, isBusy: write.isPending }
}
