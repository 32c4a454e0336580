import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

interface Own {
  alt: string
  src: string
  /** The picture's AVIF files as `srcset`, for `sizes`. */
  avif?: string
  sizes?: string
  width: number
  height: number
  /** Dominant colour, shown until the picture has loaded. */
  colour?: string
  /** For the largest picture of the first screen: loaded first, and shown with the first paint. */
  priority?: boolean
}

type PictureProps = Own & Omit<ComponentProps<'img'>, keyof Own | 'srcSet'>

export function Picture(props: PictureProps) {
  const { avif, sizes, colour, priority, className, style, ...img } = props
  return (
    <WithAvif avif={avif} sizes={sizes}>
      <img
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        {...img}
        alt={img.alt}
        className={classes('picture', className)}
        style={colour ? { backgroundColor: colour, ...style } : style}
      />
    </WithAvif>
  )
}

interface WithAvifProps {
  avif: string | undefined
  sizes?: string | undefined
  /** The `img`, shown by browsers that cannot read AVIF. */
  children: ReactNode
}

export function WithAvif({ avif, sizes, children }: WithAvifProps) {
  if (!avif) return children
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {children}
    </picture>
  )
}
