import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ViewLinks } from '../parts/view-links.tsx'
import { Completeness } from './completeness.tsx'
import { productMessages } from './messages.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductState } from './product-state.tsx'
import type { Product } from './product-types.ts'

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
