import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { stockMessages } from './messages.ts'
import { signed } from './signed.ts'
import { differenceOf, type TypedLine } from './use-stock-lines.ts'
import { useVariantName } from '../products/use-variant-name.ts'

interface CountReviewProps {
  isOpen: boolean
  lines: readonly TypedLine[]
  onPost: () => void
  onClose: () => void
}

/** What a count is about to change, before it does. */
export function CountReview({ isOpen, lines, onPost, onClose }: CountReviewProps) {
  const texts = useMessages(stockMessages)
  const nameOf = useVariantName()
  const differing = (isOpen ? lines : []).flatMap((line) => {
    const difference = differenceOf(line)
    return difference === null || difference === 0 ? [] : [{ ...line, difference }]
  })
  const sum = differing.reduce((total, { difference }) => total + difference, 0)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.reviewTitle(differing.length, lines.length)}
      action={texts.doCount(lines.length)}
      onConfirm={onPost}
      onClose={onClose}
    >
      {differing.length === 0 ? (
        <p>{texts.allAgree}</p>
      ) : (
        <>
          <ul className="lines">
            {differing.map(({ stock, qty, expected, hasMoved, difference }) => (
              <li key={stock.variant_id}>
                <div className="min-w-0 flex-1 basis-[160px]">
                  <p className="font-medium">{nameOf(stock)}</p>
                  <p className="text-ink-2 text-12">
                    {stock.sku} · {texts.expected(expected ?? 0)} · {texts.countedOf(qty)}
                    {hasMoved ? ` · ${texts.countAgain}` : null}
                  </p>
                </div>
                <strong className="ms-auto tabular-nums">{signed(difference)}</strong>
              </li>
            ))}
          </ul>
          <p className="text-ink-2 mt-3">{texts.reviewSum(signed(sum))}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
