import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function ReceiveStock() {
  const texts = useMessages(stockMessages)
  const write = useWrite('POST /stock/receive', { changes: stockCalls })
  const move = useMove({
    kind: 'receive',
    start: { warehouse: '' },
    send: (lines, reason, { warehouse }) =>
      write.mutateAsync({
        body: {
          warehouse_id: warehouse,
          lines: lines.map(({ stock, qty }) => ({
            variant_id: stock.variant_id,
            qty: Number(qty),
          })),
          reason,
        },
      }),
  })
  return (
    <MoveForm
      kind="receive"
      title={texts.receiveTitle}
      lead={texts.receiveLead}
      places={
        <WarehouseSelect
          label={texts.into}
          value={move.chosen.warehouse}
          error={move.emptyError(move.chosen.warehouse)}
          onChange={(warehouse) => move.choose({ warehouse })}
        />
      }
      move={move}
      hintOf={() => null}
      actLabel={texts.doReceive(move.lines.total)}
    />
  )
}
