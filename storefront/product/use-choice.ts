import { useLocation, useNavigate } from 'react-router'
import { choiceOf, choiceQuery, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'

/** The address says what is chosen; choosing changes the address, without a page load. */
export function useChoice(
  product: ProductView,
  /** What a form sent without script had chosen. */
  posted: Choice | null,
): [Choice, (choice: Choice) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const choice = posted ?? choiceOf(product, new URLSearchParams(search))
  return [
    choice,
    (next) =>
      void navigate(pathname + choiceQuery(product, next), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
  ]
}
