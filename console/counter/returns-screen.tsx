import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { normaliseReference } from '#domain/order/reference.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { CameraScan } from '../scanning/camera-scan.tsx'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { counterReturnMessages } from './return-messages.ts'
import { ShopSelect } from './shop-select.tsx'
import { useShop } from './use-shop.ts'

/** Finds the order that something is brought back of. */
export function ReturnsScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      <ReturnFinder />
    </Page>
  )
}

const limit = 8

/**
 * Finds what was bought by receipt or order number, name, email, phone or SKU. A scanner types the
 * number of a receipt and presses Enter: that opens its order.
 */
function ReturnFinder() {
  const texts = useMessages(counterReturnMessages)
  const parts = useMessages(partMessages)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const keyword = withoutSuffix(typed.trim())
  const isAsked = keyword.length >= 3
  const { data } = useCall(
    'GET /orders',
    { query: { keyword, is_paid: 'true', per_page: limit } },
    { enabled: isAsked, keepPrevious: true },
  )
  const found = isAsked ? data?.data : undefined

  function open(number: string) {
    const reference = normaliseReference(withoutSuffix(number))
    if (reference === null) setTyped(number)
    else void navigate(`/counter/returns/${reference}`)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    open(typed.trim())
  }

  return (
    <section className="card" ref={box}>
      <TextInput
        type="search"
        label={texts.find}
        hint={texts.scanHint}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
      />
      <CameraScan onCode={open} />
      {found?.length === 0 ? <p className="text-ink-2 mt-3">{parts.noneFound}</p> : null}
      <ul className="found mt-3" aria-label={texts.orders}>
        {found?.map((order) => (
          <li key={order._id}>
            <Link className="link" to={`/counter/returns/${order.reference}`}>
              <span className="font-medium">{order.reference}</span>{' '}
              <span className="text-ink-2">
                {[
                  order.name || texts.nobody,
                  showTime(order.created_at),
                  showMoney(order.total),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A receipt is numbered by its order. */
function withoutSuffix(number: string): string {
  return number.replace(/-R$/i, '')
}
