import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { RefundRequest } from './aftersales-query.ts'

interface SentPicturesProps {
  pictures: RefundRequest['images']
  messages: AftersalesMessages
}

/** Thumbnails that open full size. Only its owner gets the URL of a private picture. */
export function SentPictures({ pictures, messages }: SentPicturesProps) {
  const shown = pictures.flatMap(({ url, file_id: id }) => (url ? [{ url, id }] : []))
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(({ url, id }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img
              src={url}
              alt={messages.pictureAlt(at + 1)}
              width={64}
              height={80}
              className="aspect-tile w-16 bg-bone object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
