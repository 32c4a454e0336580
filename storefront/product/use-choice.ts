import { startTransition, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../start/after-paint.ts'
import { choiceOf, choiceQuery, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'

interface Picked {
  choice: Choice
  /** The query at the time of the choice, and the one that will represent it. */
  from: string
  to: string
}

/**
 * The URL holds the choice; choosing updates it without a page load. The browser marks the pressed
 * control at once; price, texts and pictures follow after the next paint.
 */
export function useChoice(
  product: ProductView,
  /** The choice in a form sent without JavaScript. */
  posted: Choice | null,
): [Choice, (choice: Choice) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [picked, setPicked] = useState<Picked | null>(null)
  const isCurrent = picked !== null && (search === picked.from || search === picked.to)
  const said = posted ?? choiceOf(product, new URLSearchParams(search))

  function choose(choice: Choice) {
    const to = choiceQuery(product, choice)
    startTransition(() => setPicked({ choice, from: search, to }))
    afterPaint(() => {
      void navigate(pathname + to, { replace: true, preventScrollReset: true })
    })
  }

  return [isCurrent ? picked.choice : said, choose]
}
