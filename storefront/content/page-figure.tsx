import { Picture } from '#ui/picture.tsx'
import { sources } from '../pictures/picture-files.ts'
import type { PagePictureView } from './content-view.ts'

const sizes = '(width < 1040px) 100vw, 1040px'

/** A picture of a page; a map has words on it and a legend for its numbers. */
export function PageFigure({
  picture,
  priority = false,
}: {
  picture: PagePictureView
  priority?: boolean
}) {
  const { file, width, height, background, alt, labels, legend } = picture
  return (
    <figure className="page-figure">
      <div>
        <Picture
          {...sources(file, [480, 640, 960, 1440])}
          sizes={sizes}
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
