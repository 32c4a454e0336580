import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalePath } from '../locale.ts'
import { EntryCards } from '../journal/entry-card.tsx'
import { newsletterPath } from '../paths.ts'
import { useMessages } from '../messages/messages.ts'
import { sources } from '../pictures/picture-files.ts'
import { ProductCard } from '../product/product-card.tsx'
import { garmentPath, GarmentPicture, NumberAndTitle } from './garment.tsx'
import type { Garment, RowView } from './home-view.ts'
import { Row } from './row.tsx'

type Props<Kind extends RowView['kind']> = RowView & { kind: Kind }

export function HomeRow({ row }: { row: RowView }) {
  switch (row.kind) {
    case 'products':
      return <Products {...row} />
    case 'journal':
      return <Journal {...row} />
    case 'newsletter':
      return <Newsletter {...row} />
    case 'categories':
      return <Categories {...row} />
    case 'outfit':
      return <Outfit {...row} />
    case 'story':
      return <Entry {...row} />
    case 'shop':
      return <Shop {...row} />
    case 'facts':
      return <Details {...row} />
  }
}

const cardSizes = '(width < 577px) 58vw, (width < 767px) 32vw, 22vw'

function Products({ title, cards, more }: Props<'products'>) {
  return (
    <Row title={title} more={more}>
      <ul className="home-products">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes={cardSizes} />
          </li>
        ))}
      </ul>
    </Row>
  )
}

function Journal({ title, entries, more }: Props<'journal'>) {
  return (
    <Row title={title} more={more}>
      <EntryCards stories={entries} level={3} />
    </Row>
  )
}

/** A plain form, answered by the newsletter's page. */
function Newsletter({ title, text, button }: Props<'newsletter'>) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Row title={title}>
      <p className="row-text">{text}</p>
      <form method="post" action={path(newsletterPath)} className="flex max-w-form gap-2 pt-4">
        <input
          required
          className="input min-w-0"
          type="email"
          name="email"
          autoComplete="email"
          aria-label={shell.email}
          placeholder={shell.email}
        />
        <button type="submit" className="btn btn-primary shrink-0">
          {button}
        </button>
      </form>
    </Row>
  )
}

const tileSizes = '(width < 577px) 64px, 18vw'

function Categories({ title, tiles }: Props<'categories'>) {
  const path = useLocalePath()
  const { content } = useMessages()
  return (
    <Row title={title}>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.path}>
            <Link href={path(tile.path)}>
              {tile.file ? (
                <Picture
                  {...sources(tile.file, [160, 320, 480])}
                  sizes={tileSizes}
                  width={320}
                  height={400}
                  alt=""
                />
              ) : null}
              <span>{tile.title}</span>
              <span className="tile-count">{content.styles(tile.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** Pieces worn together in one picture, and a list of them. */
function Outfit({ title, text, picture, garments }: Props<'outfit'>) {
  const path = useLocalePath()
  return (
    <Row title={title} className="outfit">
      <p className="row-text">{text}</p>
      {picture ? (
        <WidePicture
          picture={picture}
          sizes="(width < 577px) 100vw, (width < 991px) 94vw, (width < 1536px) 60vw, 929px"
        />
      ) : null}
      <ul>
        {garments.map((garment) => (
          <li key={garment.id}>
            <Link href={path(garmentPath(garment))}>
              <NumberAndTitle garment={garment} />
              <span>{garment.price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  )
}

function Entry({ title, text, garment, closeUp, more }: Props<'story'>) {
  return (
    <Row title={title} more={more} className="story">
      {garment?.number ? (
        <p className="story-number" aria-hidden="true">
          {garment.number}
        </p>
      ) : null}
      <p className="row-text">{text}</p>
      {[garment, closeUp].map((each, index) =>
        each ? (
          <GarmentPicture
            key={index}
            picture={each.picture}
            sizes="(width < 991px) 47vw, 23vw"
            widths={[320, 480, 640, 960]}
          />
        ) : null,
      )}
    </Row>
  )
}

function WidePicture({ picture, sizes }: { picture: Garment['picture']; sizes: string }) {
  const { file, width, height, background, alt } = picture
  return (
    <Picture
      {...sources(file, [640, 960, 1440])}
      sizes={sizes}
      width={width}
      height={height}
      colour={background}
      alt={alt}
    />
  )
}

function Shop({ title, text, picture, name, address, hours, phone, mapUrl, more }: Props<'shop'>) {
  const { shell } = useMessages()
  return (
    <Row title={title} more={more} className="shop-row">
      <p className="row-text">{text}</p>
      {picture ? <WidePicture picture={picture} sizes="100vw" /> : null}
      <address>
        <b>{name}</b>
        <span>{address}</span>
        <span>{hours}</span>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="min-h-6 content-center">
          <bdi>{phone}</bdi>
        </a>
        {mapUrl ? (
          <a href={mapUrl} rel="noopener" className="btn btn-ghost btn-small">
            <Icon name="map-pin" />
            {shell.openMap}
          </a>
        ) : null}
      </address>
    </Row>
  )
}

function Details({ items }: Props<'facts'>) {
  const { content } = useMessages()
  return (
    <section className="page" aria-label={content.service}>
      <dl className="service-facts">
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
