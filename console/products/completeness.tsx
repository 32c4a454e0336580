import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { useCall } from '../api/use-call.ts'
import { colon } from '../language/colon.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { useMe } from '../api/me.ts'
import { productParts } from './missing-parts.ts'
import { productMessages } from './messages.ts'
import type { Product } from './product-types.ts'
import { textNames, writtenTexts } from './written-texts.ts'

/** Parts that a product still lacks to sell well; gone once it has everything. */
export function Completeness({ product }: { product: Product }) {
  return (
    <>
      <Needs product={product} />
      <LanguageMeters product={product} />
    </>
  )
}

function Needs({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const names = texts.complete
  const checks = productParts(product)
  if (checks.every(([, isDone]) => isDone)) return null
  return (
    <ul className="completeness" aria-label={names.label}>
      {checks.map(([part, isDone]) => (
        <li key={part} data-done={isDone || undefined}>
          <Icon name={isDone ? 'check' : 'alert'} />
          {names[part]}
          <span className="sr-only">
            {colon()}
            {isDone ? texts.done : texts.missing}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How many of its texts are written in each language; simplified Chinese follows traditional. */
function LanguageMeters({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const parts = useMessages(partMessages)
  const { shown } = useMe().languages
  const params = { kind: 'product', id: product._id } as const
  const search = useCall('GET /search-texts/{kind}/{id}', { params }).data
  if (!search) return null
  const meters = (['en', 'zh'] as const)
    .filter((locale) => shown.includes(locale))
    .map((locale) => {
      const written = writtenTexts(product, search, locale)
      return { locale, missing: textNames.filter((name) => !written[name]) }
    })
  if (meters.every(({ missing }) => missing.length === 0)) return null
  return (
    <ul className="language-meters" aria-label={texts.complete.texts}>
      {meters.map(({ locale, missing }) => {
        const name = locale === 'en' ? parts.english : parts.traditional
        const count = textNames.length - missing.length
        return (
          <li key={locale}>
            <span>{name}</span>
            <Progress label={name} value={count} max={textNames.length} />
            <span className="text-ink-2 text-12">
              {missing.length === 0
                ? texts.done
                : texts.lacks(missing.map((each) => texts.complete.names[each]))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
