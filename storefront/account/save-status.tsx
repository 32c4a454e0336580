import { joinLabel } from '#domain/join-label.ts'
import { Icon } from '#ui/icon.tsx'
import { useLocale } from '../locale.ts'
import { useAccountMessages } from './account-messages.ts'
import type { Outcome } from './use-change.ts'

export function SaveStatus({ outcome }: { outcome: Outcome | null }) {
  const messages = useAccountMessages()
  const locale = useLocale()
  return (
    <output className="inline-flex min-h-6 items-center gap-1.5">
      {outcome?.isSaved === true ? (
        <>
          <Icon name="check" className="size-4 text-success" />
          {messages.saved}
        </>
      ) : null}
      {outcome?.isSaved === false ? (
        <span className="text-error">{joinLabel(messages.notSaved, outcome.text, locale)}</span>
      ) : null}
    </output>
  )
}
