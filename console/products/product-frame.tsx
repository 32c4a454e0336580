import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { useMe } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { colon } from '../language/punctuation.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ViewLinks } from '../parts/view-links.tsx'
import { productMessages } from './messages.ts'
import { productParts } from './missing-parts.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductState } from './product-state.tsx'
import type { Product } from './product-types.ts'
import { textNames, writtenTexts } from './written-texts.ts'

/** Head and tabs of every screen of a product. */
export function ProductFrame({ children }: { children: (product: Product) => ReactNode }) {
  const { id = '' } = useParams()
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const product = useCall('GET /products/{id}', { params: { id } })
  const found = product.data
  return (
    <Page
      title={found ? localize(found.title, language) : texts.title}
      back={{ to: '/products', label: texts.title }}
      state={found ? <ProductState product={found} /> : null}
      actions={found ? <ProductActions product={found} /> : null}
      subject={{ kind: 'product', id }}
    >
      <QueryState query={product}>
        {(loaded) => (
          <>
            <Completeness product={loaded} />
            <ViewLinks
              label={texts.tabs.label}
              links={[
                { to: `/products/${id}`, label: texts.tabs.details },
                { to: `/products/${id}/variants`, label: texts.tabs.variants },
                { to: `/products/${id}/pictures`, label: texts.tabs.pictures },
                { to: `/products/${id}/prices`, label: texts.tabs.prices },
              ]}
            />
            {children(loaded)}
          </>
        )}
      </QueryState>
    </Page>
  )
}

/** Parts that a product still lacks to sell well; gone once it has everything. */
function Completeness({ product }: { product: Product }) {
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
