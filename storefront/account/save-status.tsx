import { Icon } from '#ui/icon.tsx'
import { useAccountMessages } from './account-messages.ts'
import type { Outcome } from './use-change.ts'

export function SaveStatus({ outcome }: { outcome: Outcome | null }) {
  const messages = useAccountMessages()
  return (
    <output className="inline-flex min-h-6 items-center gap-1.5">
      {outcome?.isSaved === true ? (
        <>
          <Icon name="check" className="size-4 text-success" />
          {messages.saved}
        </>
      ) : null}
      {outcome?.isSaved === false ? (
        <span className="text-error">
          {messages.notSaved}: {outcome.text}
        </span>
      ) : null}
    </output>
  )
}
