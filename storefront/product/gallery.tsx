import { useRef, useState, type UIEvent } from 'react'
import { Picture, WithAvif } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { fileUrl, sources } from '../pictures/picture-files.ts'
import { useZoom } from '../zoom/use-zoom.tsx'
import type { PictureView } from './product-view.ts'

const size = { width: 400, height: 500 }
const widths = [480, 640, 960, 1440]
// Widths that product-page.css draws. Between two files a browser takes the nearer one: with 100vw
// that is the smaller one on a phone of 390 px.
const onPhone = '(width < 767px) 102vw'
const acrossTablet = `${onPhone}, (width < 991px) 46vw`
const half = '(width < 1536px) 29vw, 439px'

interface GalleryProps {
  pictures: readonly PictureView[]
  /** The measuring drawing, shown last. */
  measure: PictureView | null
}

/** Side by side on desktop, a snapping strip on phones. A press opens the zoom view. */
export function Gallery({ pictures: own, measure }: GalleryProps) {
  const { product: messages } = useMessages()
  const strip = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  const pictures = measure ? [...own, measure] : own
  const isOdd = pictures.length % 2 === 1
  const zoom = useZoom(pictures.map((picture) => ({ ...picture, ...size })))

  function follow({ currentTarget }: UIEvent<HTMLOListElement>) {
    const step = currentTarget.scrollWidth / Math.max(1, pictures.length)
    setAt(Math.round(Math.abs(currentTarget.scrollLeft) / step))
  }

  return (
    <section className="gallery" aria-label={messages.pictures}>
      <ol
        ref={strip}
        className={isOdd ? 'gallery-strip is-odd' : 'gallery-strip'}
        onScroll={follow}
      >
        {pictures.map(({ file, alt, background }, index) => (
          <li key={file}>
            <a
              href={fileUrl(file, 1440)}
              data-hold=""
              aria-label={messages.enlarge(alt)}
              onClick={(event) => zoom.open(event, index)}
            >
              <Picture
                {...sources(file, widths)}
                sizes={sizesOf(index, isOdd)}
                {...size}
                alt={alt}
                {...(background !== '#f6f3ee' && { colour: background })}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ol>
      {pictures.length > 1 ? (
        <div className="gallery-foot needs-script">
          {pictures.map(({ file, alt }, index) => (
            <button
              key={file}
              type="button"
              className="gallery-thumb"
              aria-label={messages.showPicture(alt)}
              aria-current={index === at || undefined}
              onClick={() => scrollTo(strip.current, index)}
            >
              <WithAvif avif={sources(file, [160]).avif}>
                <img
                  src={fileUrl(file, 160)}
                  width={48}
                  height={60}
                  alt=""
                  loading="lazy"
                  fetchPriority="low"
                />
              </WithAvif>
            </button>
          ))}
          <span className="gallery-count" aria-hidden="true">
            {`${at + 1} / ${pictures.length}`}
          </span>
        </div>
      ) : null}
      {zoom.dialog}
    </section>
  )
}

/** The first picture is across both columns on a tablet, on a desk only where their number is odd. */
function sizesOf(index: number, isOdd: boolean): string {
  if (index > 0) return `${onPhone}, (width < 991px) 23vw, ${half}`
  return `${acrossTablet}, ${isOdd ? '(width < 1536px) 58vw, 886px' : half}`
}

function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
}
