import { Picture } from '#ui/picture.tsx'
import type { CartLine } from './cart-query.ts'

interface ItemPictureProps {
  image: CartLine['image']
  /** In CSS pixels; the image file is twice as wide, for high-density screens. */
  width: number
  className?: string
}

/** Thumbnail in the chosen colour. Empty alt, because the text next to it names the item. */
export function ItemPicture({ image, width, className = '' }: ItemPictureProps) {
  const size = { width, height: Math.round((width * 5) / 4) }
  if (!image)
    return (
      <span className={`block aspect-product rounded-panel bg-bone ${className}`} style={size} />
    )
  return (
    <Picture
      {...size}
      src={`${image.url}/160.webp`}
      avif={`${image.url}/160.avif 160w,${image.url}/320.avif 320w`}
      sizes={`${width}px`}
      colour={image.background}
      alt=""
      className={className}
    />
  )
}
