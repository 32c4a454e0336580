import type { ReactNode } from 'react'
import { foldTyping } from '#domain/fold-typing.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { ItemField } from '../scanning/item-field.tsx'
import { stockMessages } from './messages.ts'
import type { MoveState } from './use-move.ts'
import type { TypedLine } from './use-stock-lines.ts'
import { useVariantName } from '../products/use-variant-name.ts'

interface MoveFormProps {
  kind: 'receive' | 'count' | 'transfer'
  title: string
  lead: string
  /** The warehouses. */
  places: ReactNode
  /** Below the places: a choice, another way to do it. */
  extra?: ReactNode
  move: MoveState
  /** Next to a line's quantity: what is expected, what can be moved. */
  hintOf: (line: TypedLine) => string | null
  actLabel: string
  /** Act of the button, if not to send it. */
  submit?: () => void
  /** Next to the button: what it comes to. */
  sum?: string
}

/** Places, a reason and items with quantities. */
export function MoveForm(props: MoveFormProps) {
  const { kind, title, lead, places, extra, move, hintOf, actLabel, sum, submit } = props
  const texts = useMessages(stockMessages)
  const { lines, reason, setReason, problem, isBusy, draft } = move
  useLeaveGuard(lines.lines.length > 0 && !isBusy, draft.isKept)
  return (
    <Page title={title} back={{ to: '/stock', label: texts.title }}>
      <p className="text-ink-2 mb-4">{lead}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          if (submit) submit()
          else void move.run()
        }}
      >
        {draft.offered ? (
          <div className="mb-4">
            <DraftOffer {...draft.offered} {...draft} />
          </div>
        ) : null}
        {problem ? (
          <Notice tone="error" live="alert" className="mb-4">
            {problem}
          </Notice>
        ) : null}
        <section className="card">
          <div className="grid gap-4 w767:grid-cols-3">
            {places}
            <TextInput
              label={texts.reason[kind]}
              placeholder={texts.reasonHint[kind]}
              error={move.emptyError(reason)}
              value={reason}
              autoComplete="off"
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </div>
          {extra}
        </section>
        <section className="card">
          <h2>{texts.lines}</h2>
          <ItemField isMain label={texts.find} onFound={move.add} />
          {lines.lines.length === 0 ? (
            <p className="text-ink-2 mt-3">{texts.noLines}</p>
          ) : (
            <ul className="lines mt-3">
              {lines.lines.map((line) => (
                <MoveLine key={line.stock.variant_id} {...{ line, move }} hint={hintOf(line)} />
              ))}
            </ul>
          )}
          <div className="form-buttons mt-4 items-center">
            {sum ? <output className="text-ink-2 tabular-nums">{sum}</output> : null}
            <Button type="submit" busy={isBusy}>
              {actLabel}
            </Button>
          </div>
        </section>
      </form>
    </Page>
  )
}

interface MoveLineProps {
  line: TypedLine
  move: MoveState
  hint: string | null
}

function MoveLine({ line, move, hint }: MoveLineProps) {
  const { stock, qty } = line
  const texts = useMessages(stockMessages)
  const parts = useMessages(partMessages)
  const nameOf = useVariantName()
  const { lines } = move
  const id = stock.variant_id
  return (
    <li>
      <div className="min-w-0 flex-1 basis-[120px]">
        <p className="font-medium">{nameOf(stock)}</p>
        <p className="text-ink-2 text-12">{stock.sku}</p>
      </div>
      <output className="text-ink-2 text-12 tabular-nums">{hint}</output>
      <TextInput
        className="w-[96px]"
        label={texts.quantityOf(stock.sku)}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        error={move.lineError(line)}
        value={qty}
        onChange={({ currentTarget }) => move.type(id, foldTyping(currentTarget.value))}
      />
      <IconButton icon="trash" label={parts.remove(stock.sku)} onClick={() => lines.remove(id)} />
    </li>
  )
}
