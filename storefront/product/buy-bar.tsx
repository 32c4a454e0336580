import { useEffect, useState, type ReactNode } from 'react'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { priceText } from '../price-text.ts'
import { colourOf, openVariants, variantOf, type Choice } from './choice.ts'
import { fileUrl } from './picture-files.ts'
import type { ProductView } from './product-view.ts'

interface BuyBarProps {
  product: ProductView
  choice: Choice
  /** Id of the button whose place it takes. */
  watched: string
  /** The same button again. */
  children: ReactNode
}

/** On a phone, at the foot of the screen while the button itself has scrolled away. */
export function BuyBar({ product, choice, watched, children }: BuyBarProps) {
  const { catalogue } = useMessages()
  const locale = useLocale()
  const isShown = useScrolledPast(watched)
  if (!isShown) return null
  const variant = variantOf(product, choice) ?? openVariants(product, choice)[0]
  const colour = colourOf(product, choice.colour)
  const [picture] = colour?.pictures ?? []
  const chosen = [colour?.title, choice.size && catalogue.sizeTitle(choice.size)]
  return (
    <div className="buy-bar">
      {picture ? <img src={fileUrl(picture.file, 160)} width={40} height={50} alt="" /> : null}
      <p>
        <span>{chosen.filter(Boolean).join(' / ') || product.title}</span>
        {variant ? <strong>{priceText(variant.price, locale)}</strong> : null}
      </p>
      {children}
    </div>
  )
}

function useScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  // Where the page is scrolled to is outside React.
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting),
      // All that is below counts as seen, so that a leap past the button is noticed, too.
      { rootMargin: '-64px 0px 99999px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPast
}
