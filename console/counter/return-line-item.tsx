import { centsOf, decimalText } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { counterReturnMessages } from './return-messages.ts'
import { withReturned, type ReturnableItem, type ReturnLine } from './return-plan.ts'

interface ReturnLineItemProps {
  item: ReturnableItem
  line: ReturnLine
  onChange: (line: ReturnLine) => void
}

/** How many come back, in what condition, and what is taken instead. */
export function ReturnLineItem({ item, line, onChange }: ReturnLineItemProps) {
  const texts = useMessages(counterReturnMessages)
  const language = useLanguage()
  const title = localize(item.product_title, language)
  const steps = { decreaseLabel: texts.fewer, increaseLabel: texts.more, min: 0 }
  return (
    <li className="grant">
      <div className="grant-title flex items-center gap-3">
        <Thumbnail url={item.image?.url} />
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-ink-2 text-12">
            {localize(item.product_variant_title, language)} · {item.sku} ·{' '}
            {item.points > 0 ? texts.pointsOf(item.points) : showMoney(item.amount)}
          </p>
        </div>
      </div>
      <div>
        <p className="text-12">{texts.comesBack}</p>
        <Stepper
          {...steps}
          label={texts.returnedOf(title)}
          defaultValue={line.qty}
          max={item.qty}
          onChange={(qty) => onChange(withReturned(line, qty))}
        />
      </div>
      {line.qty > 0 ? (
        <>
          <div>
            <p className="text-12">{texts.onShelf}</p>
            <Stepper
              {...steps}
              key={line.qty}
              label={texts.shelfOf(title)}
              defaultValue={line.restock_qty}
              max={line.qty}
              onChange={(qty) => onChange({ ...line, restock_qty: qty })}
            />
          </div>
          {item.replacements.length > 0 ? (
            <TakenInstead item={item} line={line} onChange={onChange} />
          ) : null}
        </>
      ) : null}
    </li>
  )
}

function TakenInstead({ item, line, onChange }: ReturnLineItemProps) {
  const texts = useMessages(counterReturnMessages)
  const language = useLanguage()
  return (
    <Select
      label={texts.takenInstead}
      value={line.variant_id ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...line, variant_id: value === '' ? null : value })
      }
      options={[
        { value: '', label: texts.nothingInstead },
        ...item.replacements.map(({ variant_id: value, title, available, difference }) => ({
          value,
          label: [
            localize(title, language),
            differenceText(difference, texts),
            texts.leftHere(available),
          ].join(' · '),
          disabled: available < line.qty,
        })),
      ]}
    />
  )
}

function differenceText(
  difference: string,
  texts: { samePrice: string; dearer: (by: string) => string; cheaper: (by: string) => string },
): string {
  const by = centsOf(difference)
  if (by === 0) return texts.samePrice
  const amount = showMoney(decimalText(cents(Math.abs(by))))
  return by > 0 ? texts.dearer(amount) : texts.cheaper(amount)
}
