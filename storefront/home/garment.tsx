import { Picture } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { colourPath, productPath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import type { Garment, WornGarment } from './home-view.ts'

interface GarmentPictureProps {
  picture: Garment['picture']
  sizes: string
  widths?: readonly number[]
  priority?: boolean
}

export function GarmentPicture({ picture, sizes, widths, priority }: GarmentPictureProps) {
  const { file, width, height, background, alt } = picture
  return (
    <Picture
      {...sources(file, widths)}
      sizes={sizes}
      width={width}
      height={height}
      colour={background}
      alt={alt}
      {...(priority && { priority })}
    />
  )
}

/** For example "No. 014 Oxford shirt". */
export function NumberAndTitle({ garment }: { garment: Pick<Garment, 'number' | 'title'> }) {
  const { content } = useMessages()
  return (
    <span>
      {garment.number ? <b className="number">{content.styleNumber(garment.number)} </b> : null}
      {garment.title}
    </span>
  )
}

export function garmentPath(garment: WornGarment): string {
  return garment.colour === null ? productPath(garment) : colourPath(garment, garment.colour)
}
