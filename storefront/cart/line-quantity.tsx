import { useEffect, useRef, useState } from 'react'
import { Stepper } from '#ui/stepper.tsx'
import { useMessages } from '../messages/messages.ts'
import { useCartMessages } from './cart-messages.ts'
import type { CartLine } from './cart-query.ts'
import { setQuantity } from './change-cart.ts'
import { refusalText } from './refusal-text.ts'

/** Debounce: a series of clicks is sent as one change. */
const settleMs = 250

export function LineQuantity({ line, name }: { line: CartLine; name: string }) {
  const messages = useMessages()
  const { product } = messages
  const cart = useCartMessages()
  const { qty, available, product_variant_id: id } = line
  const [problem, setProblem] = useState<string | null>(null)
  const { key, want } = useWanted(qty, (wanted) => {
    setQuantity(id, wanted).then(
      () => setProblem(null),
      (error: unknown) => setProblem(`${cart.notChanged} ${refusalText(error, messages)}`),
    )
  })
  return (
    <div>
      <Stepper
        key={key}
        label={cart.quantityOf(name)}
        decreaseLabel={cart.oneLess(name)}
        increaseLabel={cart.oneMore(name)}
        defaultValue={qty}
        max={Math.max(1, available)}
        maxReason={product.noMoreThan(available)}
        onChange={want}
      />
      <p role="alert" className="text-12 text-error">
        {problem}
      </p>
    </div>
  )
}

/** Debounces changes; resets the input (by its key) if the cart ends up with another quantity. */
function useWanted(qty: number, send: (wanted: number) => void) {
  const [state, setState] = useState({ seen: qty, wanted: qty, key: 0 })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; flush: () => void } | null>(null)
  if (qty !== state.seen) {
    const key = qty === state.wanted ? state.key : state.key + 1
    setState({ seen: qty, wanted: qty, key })
  }

  // Send a pending change when leaving the page.
  useEffect(() => () => waiting.current?.flush(), [])

  function want(wanted: number) {
    setState((before) => ({ ...before, wanted }))
    if (waiting.current) clearTimeout(waiting.current.timer)
    const flush = () => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = null
      send(wanted)
    }
    waiting.current = { timer: setTimeout(flush, settleMs), flush }
  }
  return { key: state.key, want }
}
