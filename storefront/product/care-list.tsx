import { useInBrowser } from '../rendering/use-in-browser.ts'
import symbols from './care-symbols.svg?no-inline'
import type { CareView } from './product-view.ts'

/** The words say it all; the symbols come with the scripts, so that the document stays small. */
export function CareList({ care }: { care: readonly CareView[] }) {
  const isInBrowser = useInBrowser()
  return (
    <ul className="care">
      {care.map(({ code, title }) => (
        <li key={code}>
          {isInBrowser ? (
            <svg className="icon" aria-hidden="true">
              <use href={`${symbols}#${code}`} />
            </svg>
          ) : null}
          {title}
        </li>
      ))}
    </ul>
  )
}
