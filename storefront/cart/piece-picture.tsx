import { Picture } from '#ui/picture.tsx'
import type { CartLine } from './cart-query.ts'

interface PiecePictureProps {
  image: CartLine['image']
  /** On the screen, in pixels; the file is twice as wide, for fine screens. */
  width: number
  className?: string
}

/** The chosen colour, small; beside words that name it, so it stays silent. */
export function PiecePicture({ image, width, className = '' }: PiecePictureProps) {
  const size = { width, height: Math.round((width * 5) / 4) }
  if (!image) return <span className={`block aspect-product bg-bone ${className}`} style={size} />
  return (
    <Picture
      {...size}
      src={`${image.url}/160.webp`}
      srcSet={`${image.url}/160.webp 160w, ${image.url}/320.webp 320w`}
      sizes={`${width}px`}
      colour={image.background}
      alt=""
      className={className}
    />
  )
}
