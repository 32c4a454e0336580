import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { productMessages } from './messages.ts'

export function CatalogueViews() {
  const texts = useMessages(productMessages)
  return (
    <ViewLinks
      label={texts.areaViews}
      links={[
        { to: '/products', label: texts.title },
        { to: '/products/categories', label: texts.categories },
        { to: '/products/collections', label: texts.collections },
        { to: '/products/colours', label: texts.colours },
      ]}
    />
  )
}
