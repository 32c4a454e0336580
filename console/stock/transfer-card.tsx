import { useState } from 'react'
import { issueSentencesWith } from '#contract/issue-sentences.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showAge } from '../language/show.ts'
import { useMay } from '../api/me.ts'
import { stockMessages } from './messages.ts'
import { stockCalls } from './stock-types.ts'
import { isQuantity } from './use-stock-lines.ts'
import { useVariantName } from '../products/use-variant-name.ts'

type Transfer = StaffAnswer<'GET /stock/transfers'>['data'][number]
type Line = Transfer['lines'][number]

const changes = [...stockCalls, 'GET /today'] as const

/** One transfer on the way: all of it has arrived, unless less is typed. */
export function TransferCard({ transfer }: { transfer: Transfer }) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const may = useMay()
  const mayReceive = may('stock:receive')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const receive = useWrite('PUT /stock/transfers/{id}/received', { changes })
  const takeBack = useWrite('PUT /stock/transfers/{id}/returned', { changes })
  const { _id: id, from, to, reason, staff_name: name, created_at: at } = transfer
  const open = transfer.lines.filter((line) => leftOf(line) > 0)
  const arrived = open.map((line) => ({ line, qty: typed[line.variant_id] ?? leftOf(line) }))
  const isValid = arrived.every(
    ({ line, qty }) => isQuantity(String(qty), 0) && Number(qty) <= leftOf(line),
  )
  const lines = arrived
    .map(({ line, qty }) => ({ variant_id: line.variant_id, qty: Number(qty) }))
    .filter(({ qty }) => qty > 0)
  const count = isValid ? lines.reduce((sum, { qty }) => sum + qty, 0) : 0
  const way = `${localize(from.title, language)} → ${localize(to.title, language)}`

  async function attempt(act: () => Promise<unknown>, done: string) {
    setProblem(undefined)
    try {
      await act()
      setTyped({})
      showToast(done)
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <section className="card" aria-label={way}>
      <h2>{way}</h2>
      <p className="text-ink-2 mb-3">
        {showAge(at)} · {name} · {reason}
      </p>
      {problem ? (
        <Notice tone="error" live="alert" className="mb-4">
          {problem}
        </Notice>
      ) : null}
      <ul className="lines">
        {arrived.map(({ line, qty }) => (
          <ArrivalLine
            key={line.variant_id}
            line={line}
            qty={String(qty)}
            isFixed={!mayReceive}
            onType={(text) => setTyped((before) => ({ ...before, [line.variant_id]: text }))}
          />
        ))}
      </ul>
      <div className="form-buttons mt-4">
        {may('catalogue:manage') ? (
          <ConfirmButton
            isLarge
            action={texts.takeBack}
            title={texts.takeBackTitle(localize(from.title, language))}
            run={() => attempt(() => takeBack.mutateAsync({ params: { id } }), texts.tookBack)}
          >
            {texts.takeBackText(open.reduce((sum, line) => sum + leftOf(line), 0))}
          </ConfirmButton>
        ) : null}
        {mayReceive ? (
          <Button
            busy={receive.isPending}
            disabled={count === 0}
            onClick={() =>
              void attempt(
                () => receive.mutateAsync({ params: { id }, body: { lines } }),
                texts.done.receive,
              )
            }
          >
            {texts.doReceive(count)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

interface ArrivalLineProps {
  line: Line
  qty: string
  /** For those who may not receive. */
  isFixed: boolean
  onType: (text: string) => void
}

function ArrivalLine({ line, qty, isFixed, onType }: ArrivalLineProps) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const nameOf = useVariantName()
  const isTooMany = Number(qty) > leftOf(line)
  const isNumber = isQuantity(qty, 0)
  const wrong = isTooMany ? texts.tooManyArrived : localize(issueSentencesWith.min(0), language)
  return (
    <li>
      <div className="min-w-0 flex-1 basis-[120px]">
        <p className="font-medium">{nameOf(line)}</p>
        <p className="text-ink-2 text-12">{line.sku}</p>
      </div>
      <span className="text-ink-2 text-12 tabular-nums">{texts.leftOnTheWay(leftOf(line))}</span>
      {isFixed ? null : (
        <TextInput
          className="w-[96px]"
          label={texts.arrivedOf(line.sku)}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          error={isTooMany || !isNumber ? wrong : undefined}
          value={qty}
          onChange={({ currentTarget }) => onType(foldTyping(currentTarget.value))}
        />
      )}
    </li>
  )
}

function leftOf({ qty, received, returned }: Line): number {
  return qty - received - returned
}
