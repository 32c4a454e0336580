import { Icon } from '#ui/icon.tsx'
import { useAccountWords } from './account-words.ts'
import type { Outcome } from './use-change.ts'

export function SaveNews({ outcome }: { outcome: Outcome | null }) {
  const words = useAccountWords()
  return (
    <output className="inline-flex min-h-6 items-center gap-1.5">
      {outcome?.isSaved === true ? (
        <>
          <Icon name="check" className="size-4 text-success" />
          {words.saved}
        </>
      ) : null}
      {outcome?.isSaved === false ? (
        <span className="text-error">
          {words.notSaved}: {outcome.text}
        </span>
      ) : null}
    </output>
  )
}
