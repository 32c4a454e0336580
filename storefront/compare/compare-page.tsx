import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { comparePath, productPath, productsPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { removeCompared, useCompared } from './compare-list.ts'
import type { ComparedProduct, Comparison } from './comparison.ts'

export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { catalogue } = useMessages()
  const { compare: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { products, rows } = comparison
  return (
    <main id="content" className="page listing">
      <Breadcrumbs
        label={catalogue.crumbs}
        crumbs={[{ title: catalogue.home, href: path('/') }, { title: messages.title }]}
      />
      <header className="listing-head">
        <h1>{messages.title}</h1>
        {products.length > 1 ? <p>{messages.marked}</p> : null}
      </header>
      {products.length === 0 ? (
        <NothingToCompare />
      ) : (
        <div className="size-guide-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{messages.detail}</span>
                </th>
                {products.map((product) => (
                  <Column key={product.id} product={product} all={products} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, values, isDifferent }) => (
                <tr key={id} className={isDifferent ? 'bg-bone' : ''}>
                  <th scope="row" style={{ minInlineSize: 'clamp(80px, 24vw, 96px)' }}>
                    {messages.rows[id]}
                    {isDifferent ? (
                      <span>
                        <span aria-hidden="true"> ≠</span>
                        <span className="sr-only"> ({messages.different})</span>
                      </span>
                    ) : null}
                  </th>
                  {values.map((value, at) => (
                    <td key={products[at]?.id}>{value || '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  )
}

interface ColumnProps {
  product: ComparedProduct
  all: readonly ComparedProduct[]
}

function Column({ product, all }: ColumnProps) {
  const { compare: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { id, title, picture } = product
  const others = all.flatMap((each) => (each.id === id ? [] : [each.id]))
  return (
    <th scope="col" style={{ minInlineSize: 'clamp(108px, 32vw, 150px)', verticalAlign: 'top' }}>
      <div className="grid gap-2">
        {picture ? (
          <img
            src={fileUrl(picture.file, 320)}
            alt={picture.alt}
            width={160}
            height={200}
            style={{ background: picture.background }}
          />
        ) : null}
        <Link className="link" href={path(productPath(product))}>
          {title}
        </Link>
        <Link
          className="text-12 text-ink-2"
          href={path(comparePath(others))}
          aria-label={messages.removeOf(title)}
          onClick={() => removeCompared(id)}
        >
          {messages.remove}
        </Link>
      </div>
    </th>
  )
}

/** Leads to the products chosen in this browser, if there are any. */
function NothingToCompare() {
  const { catalogue } = useMessages()
  const { compare: messages } = useShoppingMessages()
  const path = useLocalePath()
  const ids = useCompared()
  return (
    <EmptyState
      drawing="lens"
      action={
        ids.length > 0 ? (
          <ButtonLink href={path(comparePath(ids))}>{catalogue.compareAll(ids.length)}</ButtonLink>
        ) : (
          <ButtonLink href={path(productsPath)}>{catalogue.allProducts}</ButtonLink>
        )
      }
    >
      {messages.nothing}
    </EmptyState>
  )
}
