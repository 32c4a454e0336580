import { startTransition, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../start/after-paint.ts'
import { choiceOf, choiceQuery, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'

interface Picked {
  choice: Choice
  /** The query it was picked at, and the one that will say it. */
  from: string
  to: string
}

/**
 * The address says what is chosen; choosing changes the address, without a page load. The browser
 * has marked what was pressed; price, words and pictures follow as soon as that is on the screen.
 */
export function useChoice(
  product: ProductView,
  /** What a form sent without script had chosen. */
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
