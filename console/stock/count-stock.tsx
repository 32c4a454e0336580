import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { signed } from './signed.ts'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import { differenceOf, type TypedLine } from './use-stock-lines.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function CountStock() {
  const texts = useMessages(stockMessages)
  const [isReviewing, setReviewing] = useState(false)
  const write = useWrite('PUT /stock/on-hand', { changes: stockCalls })
  const move = useMove({
    kind: 'count',
    start: { warehouse: '' },
    onTyped: (id, { warehouse }) => void compare([id], warehouse),
    send: (lines, reason, { warehouse }) =>
      write.mutateAsync({
        body: {
          counts: lines.map(({ stock, qty, expected }) => ({
            variant_id: stock.variant_id,
            warehouse_id: warehouse,
            on_hand: Number(qty),
            ...(expected !== null && { expected }),
          })),
          reason,
        },
      }),
  })
  const { warehouse } = move.chosen
  const { lines } = move.lines
  const counted = lines.reduce((sum, { qty }) => sum + Number(qty), 0)

  /** Stock of the shop, at the time of counting. */
  async function compare(ids: readonly string[], inWarehouse: string) {
    if (inWarehouse === '') return
    try {
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- few at a time, and each may be slow
        const { data } = await callStaff('GET /stock', { query: { variant_id: id } })
        const level = data[0]?.levels.find((each) => each.warehouse_id === inWarehouse)
        move.lines.compare(id, level?.on_hand ?? 0)
      }
    } catch (error) {
      showFailure(error)
    }
  }

  function chooseWarehouse(id: string) {
    move.choose({ warehouse: id })
    move.lines.forgetExpected()
    const typed = lines.filter(({ qty }) => qty !== '')
    void compare(
      typed.map(({ stock }) => stock.variant_id),
      id,
    )
  }

  function review() {
    if (!move.check()) return
    if (lines.some((line) => differenceOf(line) === null)) {
      return move.refuse(texts.notCompared)
    }
    setReviewing(true)
  }

  /** Shown only after counting, so that it is not copied. */
  function hintOf(line: TypedLine): string | null {
    const difference = differenceOf(line)
    if (difference === null) return null
    const hints = [texts.expected(line.expected ?? 0)]
    if (difference !== 0) hints.push(texts.difference(signed(difference)))
    if (line.hasMoved) hints.push(texts.countAgain)
    return hints.join(' · ')
  }

  return (
    <>
      <MoveForm
        kind="count"
        title={texts.countTitle}
        lead={texts.countLead}
        places={
          <WarehouseSelect
            label={texts.in}
            value={warehouse}
            error={move.emptyError(warehouse)}
            onChange={chooseWarehouse}
          />
        }
        extra={
          warehouse === '' ? null : (
            <Link
              className="link mt-3 inline-block"
              to={`/stock/count-list?warehouse=${warehouse}`}
            >
              {texts.printList}
            </Link>
          )
        }
        move={move}
        submit={review}
        hintOf={hintOf}
        actLabel={texts.reviewCount(lines.length)}
        sum={counted > 0 ? texts.countedSum(counted) : ''}
      />
      <CountReview
        isOpen={isReviewing}
        lines={lines}
        onPost={() => {
          setReviewing(false)
          void move.run()
        }}
        onClose={() => setReviewing(false)}
      />
    </>
  )
}

interface CountReviewProps {
  isOpen: boolean
  lines: readonly TypedLine[]
  onPost: () => void
  onClose: () => void
}

/** What a count is about to change, before it does. */
function CountReview({ isOpen, lines, onPost, onClose }: CountReviewProps) {
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
