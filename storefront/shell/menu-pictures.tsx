import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { mainStore, productPath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import { cardView, type CardView, type ProductCardData } from '../product/card-view.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import type { NavigationItem } from '../shop-data.ts'
import './menu-pictures.css'

interface MenuPicturesProps {
  item: NavigationItem
  category: string | undefined
}

/** What the shop chose to show next to the links, or products of the category. */
export function MenuPictures({ item, category }: MenuPicturesProps) {
  if (item.picture) return <OwnPicture item={item} picture={item.picture} />
  return category === undefined ? null : <ProductPictures category={category} />
}

interface OwnPictureProps {
  item: NavigationItem
  picture: NonNullable<NavigationItem['picture']>
}

function OwnPicture({ item, picture }: OwnPictureProps) {
  const path = useLocalePath()
  const { file_id: file, width, height, background, alt } = picture
  return (
    <ul className="menu-pictures own">
      <li>
        <Link href={path(item.path)}>
          <Picture
            {...sources(file, [480, 640, 960])}
            sizes="30vw"
            {...{ width, height, alt }}
            colour={background}
          />
          {item.title}
        </Link>
      </li>
    </ul>
  )
}

/** The newest product of a category and its best seller. */
function ProductPictures({ category }: { category: string }) {
  const { menu: messages } = useShoppingMessages()
  const locale = useLocale()
  const { data } = useQuery(
    {
      queryKey: ['menu-pictures', locale, category],
      queryFn: () => findPictured(publicApi(locale), category),
      staleTime: 30 * 60_000,
    },
    queryClient(),
  )
  const { newest, bestSeller } = data ?? {}
  return (
    <ul className="menu-pictures">
      {newest ? <Pictured card={cardView(newest, locale)} label={messages.newest} /> : null}
      {bestSeller ? (
        <Pictured card={cardView(bestSeller, locale)} label={messages.bestSeller} />
      ) : null}
    </ul>
  )
}

function Pictured({ card, label }: { card: CardView; label: string }) {
  const path = useLocalePath()
  const [colour] = card.colours
  return (
    <li>
      <Link href={path(productPath(card))}>
        {colour?.front ? (
          <Picture
            {...sources(colour.front)}
            sizes="15vw"
            width={320}
            height={400}
            alt=""
            colour={colour.background}
          />
        ) : null}
        <small>{label}</small>
        {card.title}
      </Link>
    </li>
  )
}

const products = 'GET /stores/{store_id}/product-management/products/filter'
const params = { store_id: mainStore }

interface Pictures {
  newest: ProductCardData | undefined
  bestSeller: ProductCardData | undefined
}

/** Two different products; while little was bought, the recommended ones stand in. */
async function findPictured(api: ApiClient, category: string): Promise<Pictures> {
  const [byAge, byRank, bought] = await Promise.all([
    listFirst(api, category, 'newest'),
    listFirst(api, category, 'recommended'),
    findBought(api, category),
  ])
  const [newest] = byAge
  return {
    newest,
    bestSeller: [...bought, ...byRank].find(({ _id }) => _id !== newest?._id),
  }
}

async function listFirst(api: ApiClient, category: string, slug: string) {
  const query = { category_ids: category, slug, per_page: 2 }
  return (await api(products, { params, query })).data
}

const mostBought = 24

async function findBought(api: ApiClient, category: string): Promise<ProductCardData[]> {
  const { data: urls } = await api('GET /stores/{store_id}/product-management/best-sellers-urls', {
    params,
    query: { items_per_page: mostBought },
  })
  const ids = urls.flatMap((url) => /\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
  if (ids.length === 0) return []
  const query = { category_ids: category, product_ids: ids.join(','), per_page: 2 }
  return (await api(products, { params, query })).data
}
