import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { comparePath } from '../paths.ts'
import { maxCompared, toggleCompared, useCompared } from './compare-list.ts'

interface CompareButtonProps {
  productId: string
  title: string
}

/** Puts a product on the list to compare, and leads to the comparison. */
export function CompareButton({ productId, title }: CompareButtonProps) {
  const { catalogue: messages } = useMessages()
  const path = useLocalePath()
  const ids = useCompared()
  const isCompared = ids.includes(productId)
  return (
    <>
      <Button
        kind="ghost"
        small
        className="bg-paper"
        aria-pressed={isCompared}
        {...(isCompared && { icon: 'check' as const })}
        aria-label={messages.compareOf(title)}
        onClick={() => {
          if (!toggleCompared(productId))
            showToast(messages.compareFull(maxCompared), { tone: 'error' })
        }}
      >
        {messages.compare}
      </Button>
      {isCompared && ids.length > 1 ? (
        <Link className="btn btn-small" href={path(comparePath(ids))}>
          {messages.compareAll(ids.length)}
        </Link>
      ) : null}
    </>
  )
}
