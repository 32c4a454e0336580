import { Checkbox } from '#ui/checkbox.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import type { TypedLine } from './use-stock-lines.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

const start: { from: string; to: string; isSent: boolean } = { from: '', to: '', isSent: false }

export function TransferStock() {
  const texts = useMessages(stockMessages)
  const write = useWrite('POST /stock/transfer', { changes: stockCalls })
  const move = useMove({
    kind: 'transfer',
    start,
    done: ({ isSent }) => (isSent ? texts.sent : undefined),
    send: (lines, reason, { from, to, isSent }) =>
      write.mutateAsync({
        body: {
          from_warehouse_id: from,
          to_warehouse_id: to,
          lines: lines.map(({ stock, qty }) => ({
            variant_id: stock.variant_id,
            qty: Number(qty),
          })),
          reason,
          is_sent: isSent,
        },
      }),
  })

  const { from, to, isSent } = move.chosen

  function hintOf({ stock }: TypedLine): string | null {
    if (from === '') return null
    const level = stock.levels.find(({ warehouse_id: id }) => id === from)
    return texts.isHere(level?.available ?? 0)
  }

  return (
    <MoveForm
      kind="transfer"
      title={texts.transferTitle}
      lead={texts.transferLead}
      places={
        <>
          <WarehouseSelect
            label={texts.from}
            value={from}
            error={move.emptyError(from)}
            onChange={(id) => move.choose({ from: id })}
          />
          <WarehouseSelect
            label={texts.to}
            value={to}
            error={move.emptyError(to)}
            onChange={(id) => move.choose({ to: id })}
          />
        </>
      }
      move={move}
      hintOf={hintOf}
      extra={
        <Checkbox
          className="mt-4"
          label={texts.isSent}
          hint={texts.isSentHint}
          checked={isSent}
          onChange={({ currentTarget }) => move.choose({ isSent: currentTarget.checked })}
        />
      }
      actLabel={isSent ? texts.doSend(move.lines.total) : texts.doTransfer(move.lines.total)}
    />
  )
}
