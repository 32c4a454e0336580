import { Picture } from '#ui/picture.tsx'
import { sources } from '../pictures/picture-files.ts'
import type { PagePictureView } from './content-view.ts'

const across = '(width < 577px) 100vw, (width < 1107px) 94vw, 1040px'
const withFacts = '(width < 577px) 100vw, (width < 991px) 94vw, (width < 1107px) 62vw, 678px'

/** A picture of a page; a map has words on it and a legend for its numbers. */
export function PageFigure({
  picture,
  priority = false,
  isBesideFacts = false,
}: {
  picture: PagePictureView
  priority?: boolean
  isBesideFacts?: boolean
}) {
  const { file, width, height, background, alt, labels, legend } = picture
  return (
    <figure className="page-figure">
      <div>
        <Picture
          {...sources(file, [480, 640, 960, 1440])}
          sizes={isBesideFacts ? withFacts : across}
          width={width}
          height={height}
          colour={background}
          alt={alt}
          priority={priority}
        />
        {labels.map(({ x, y, title, upright }) => (
          <span
            key={title}
            aria-hidden="true"
            className={upright ? '[writing-mode:vertical-rl]' : undefined}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            {title}
          </span>
        ))}
      </div>
      {legend.length > 0 ? (
        <figcaption>
          <ol>
            {legend.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </figcaption>
      ) : null}
    </figure>
  )
}
