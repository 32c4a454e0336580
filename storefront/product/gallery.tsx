import { useRef, useState, type UIEvent } from 'react'
import { Picture, WithAvif } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { fileUrl, sources } from '../pictures/picture-files.ts'
import { useZoom } from '../zoom/use-zoom.tsx'
import type { PictureView } from './product-view.ts'

const size = { width: 400, height: 500 }
const widths = [480, 640, 960, 1440]
// Phone screens are dense: at three quarters of their pixels the picture still looks sharp, and
// loads in two thirds of the time.
const sizes = '(width < 767px) 75vw, (width < 991px) 50vw, 30vw'

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
  const zoom = useZoom(pictures.map((picture) => ({ ...picture, ...size })))

  function follow({ currentTarget }: UIEvent<HTMLOListElement>) {
    const step = currentTarget.scrollWidth / Math.max(1, pictures.length)
    setAt(Math.round(Math.abs(currentTarget.scrollLeft) / step))
  }

  return (
    <section className="gallery" aria-label={messages.pictures}>
      <ol ref={strip} className="gallery-strip" onScroll={follow}>
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
                sizes={sizes}
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

function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
}
