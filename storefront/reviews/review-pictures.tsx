import { Picture } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { useZoom } from '../zoom/use-zoom.tsx'
import type { ReviewView } from './review-view.ts'

interface ReviewPicturesProps {
  /** Their pictures, in one list that is swiped through. */
  reviews: readonly Pick<ReviewView, 'author' | 'pictures'>[]
  width: number
  height: number
}

/** Without scripts a press leads to the file. */
export function ReviewPictures({ reviews, width, height }: ReviewPicturesProps) {
  const { product } = useMessages()
  const { reviews: messages } = useShoppingMessages()
  const pictures = reviews.flatMap(({ author, pictures: own }) =>
    own.map((picture, at) => ({ ...picture, alt: messages.picture(author, at + 1) })),
  )
  const zoom = useZoom(pictures)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className="reviews-pictures">
        {pictures.map(({ file, alt, background }, at) => (
          <li key={file}>
            <a
              href={fileUrl(file, 1440)}
              data-hold=""
              aria-label={product.enlarge(alt)}
              onClick={(event) => zoom.open(event, at)}
            >
              <Picture
                src={fileUrl(file, 320)}
                alt={alt}
                width={width}
                height={height}
                colour={background}
                style={{ inlineSize: width, blockSize: height }}
              />
            </a>
          </li>
        ))}
      </ul>
      {zoom.dialog}
    </>
  )
}
