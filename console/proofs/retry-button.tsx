import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { proofMessages, decisionCalls } from './messages.ts'

/** Has the picture read again: it may have come in while the machine was busy. */
export function RetryButton({ proofId }: { proofId: string }) {
  const texts = useMessages(proofMessages)
  const retry = useWrite('PUT /payment-proofs/{id}/retry', {
    changes: decisionCalls,
    onDone: () => showToast(texts.retried),
  })
  return (
    <Button
      kind="ghost"
      small
      busy={retry.isPending}
      onClick={() => retry.mutate({ params: { id: proofId } }, { onError: showFailure })}
    >
      {texts.retry}
    </Button>
  )
}
