import type { ReactNode } from 'react'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { priceText } from '../price-text.ts'
import { colourOf, openVariants, variantOf, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'
import './buy-bar.css'

interface BuyBarProps {
  product: ProductView
  choice: Choice
  /** A second copy of the buy button. */
  children: ReactNode
}

/** On phones, at the foot of the screen while the buy button is out of view. Loaded then. */
export function BuyBar({ product, choice, children }: BuyBarProps) {
  const { catalogue } = useMessages()
  const locale = useLocale()
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
