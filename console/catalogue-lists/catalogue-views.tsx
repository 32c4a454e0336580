import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { catalogueMessages } from './messages.ts'

export function CatalogueViews() {
  const texts = useMessages(catalogueMessages)
  return (
    <ViewLinks
      label={texts.views}
      links={[
        { to: '/products', label: texts.products },
        { to: '/products/categories', label: texts.categories },
        { to: '/products/collections', label: texts.collections },
        { to: '/products/colours', label: texts.colours },
      ]}
    />
  )
}
