import type { MouseEvent, ReactElement } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { buyButton } from './buy-form.tsx'
import { choiceQuery, colourOf, othersInStock, type Choice } from './choice.ts'
import { CardPrice } from './product-card.tsx'
import type { ProductView } from './product-view.ts'

const maxSimilar = 3

interface AlternativesProps {
  product: ProductView
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** In-stock alternatives to a sold-out choice. Links, so that they work without JavaScript. */
export function Alternatives({ product, choice, onChoose }: AlternativesProps) {
  const { catalogue, product: messages } = useMessages()
  const path = useLocalePath()
  const { colours, sizes } = othersInStock(product, choice)
  const similar = product.related.filter(({ badge }) => badge !== 'sold-out').slice(0, maxSimilar)
  const size = choice.size && catalogue.sizeTitle(choice.size)
  const colour = colourOf(product, choice.colour)?.title

  function choose(event: MouseEvent, other: Choice) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(other)
    // The link that was pressed disappears with this block.
    document.getElementById(buyButton)?.focus()
  }

  const chip = (other: Choice, text: string, hex?: string) => (
    <li key={text}>
      <Link
        className="chip"
        data-hold=""
        href={path(productPath(product)) + choiceQuery(product, other)}
        onClick={(event) => choose(event, other)}
      >
        {hex ? <i style={{ background: hex }} /> : null}
        {text}
      </Link>
    </li>
  )
  return (
    <div className="buy-instead">
      <Section
        title={size ? messages.otherColoursIn(size) : messages.otherColours}
        className="chips"
      >
        {colours.map(({ code, title, hex }) => chip({ ...choice, colour: code }, title, hex))}
      </Section>
      <Section
        title={colour ? messages.otherSizesIn(colour) : messages.otherSizes}
        className="chips"
      >
        {sizes.map((each) => chip({ ...choice, size: each }, catalogue.sizeTitle(each)))}
      </Section>
      <Section title={messages.related} className="buy-similar">
        {similar.map((card) => (
          <li key={card.id}>
            {card.colours[0]?.front ? (
              <img src={fileUrl(card.colours[0].front, 160)} width={48} height={60} alt="" />
            ) : null}
            <p>
              <Link href={path(productPath(card))}>{card.title}</Link>
              <CardPrice card={card} />
            </p>
          </li>
        ))}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  className: string
  children: readonly ReactElement[]
}

function Section({ title, className, children }: SectionProps) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  )
}
