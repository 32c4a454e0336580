/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- as in `ui/data-table.tsx`. */
import { useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { comparePath, productPath, productsPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { removeCompared, useCompared } from '../product/compare-list.ts'
import type { ComparedProduct, Comparison } from './comparison.ts'

export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { catalogue } = useMessages()
  const { compare: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { products } = comparison
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
      {products.length === 0 ? <NothingToCompare /> : <Table comparison={comparison} />}
    </main>
  )
}

/** Rows are laid out as grids on a phone; the roles keep what a table means there. */
function Table({ comparison: { products, rows } }: { comparison: Comparison }) {
  const { compare: messages } = useShoppingMessages()
  return (
    <table
      className="table compare"
      role="table"
      style={{ '--compared': products.length } as CSSProperties}
    >
      <thead role="rowgroup">
        <tr aria-hidden="true">
          <Corner />
          {products.map((product) => (
            <th key={product.id}>
              <ProductPicture product={product} />
            </th>
          ))}
        </tr>
        <tr role="row" className="compare-names">
          <Corner />
          {products.map((product) => (
            <Name key={product.id} product={product} all={products} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, values, isMarked }) => (
          <tr key={id} role="row" className={isMarked ? 'bg-bone' : undefined}>
            <th role="rowheader" scope="row">
              {messages.rows[id]}
              {isMarked ? (
                <span>
                  <span aria-hidden="true"> ≠</span>
                  <span className="sr-only"> ({messages.different})</span>
                </span>
              ) : null}
            </th>
            {values.map((value, at) => (
              <td key={products[at]?.id} role="cell">
                {value || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Corner() {
  const { compare: messages } = useShoppingMessages()
  return (
    <td role="cell">
      <span className="sr-only">{messages.detail}</span>
    </td>
  )
}

function ProductPicture({ product: { picture } }: { product: ComparedProduct }) {
  if (!picture) return null
  return (
    <img
      src={fileUrl(picture.file, 320)}
      alt=""
      width={160}
      height={200}
      style={{ background: picture.background }}
    />
  )
}

interface NameProps {
  product: ComparedProduct
  all: readonly ComparedProduct[]
}

function Name({ product, all }: NameProps) {
  const { product: text } = useMessages()
  const { compare: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { id, title, number } = product
  const others = all.flatMap((each) => (each.id === id ? [] : [each.id]))
  return (
    <th role="columnheader" scope="col">
      <div className="grid justify-items-start gap-1">
        <Link
          className="min-h-6 content-center text-14 text-ink underline-offset-4 hover:underline"
          href={path(productPath(product))}
        >
          {title}
        </Link>
        {number === null ? null : <span>{text.number(number)}</span>}
        <BuyCompared product={product} />
        <Link
          className="inline-flex min-h-6 items-center underline"
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

const loadQuickView = () => waitingFor(import('../quick-view/quick-view.tsx'))

/** Colour, size and button, over the comparison. */
function BuyCompared({ product }: { product: ComparedProduct }) {
  const { errors, product: text } = useMessages()
  const { compare: messages } = useShoppingMessages()
  const [isOpen, setOpen] = useState(false)
  const view = useLazyComponent(loadQuickView, isOpen, () => {
    setOpen(false)
    showToast(errors.noConnection, { tone: 'error' })
  })
  return (
    <>
      <Button
        small
        className="needs-script"
        aria-label={messages.buyOf(product.title)}
        busy={isOpen && !view}
        onClick={() => setOpen(true)}
      >
        {text.chooseSize}
      </Button>
      {isOpen && view
        ? createPortal(
            <view.QuickView product={product} colour={null} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
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
