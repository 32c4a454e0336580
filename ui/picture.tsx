import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface Own {
  alt: string
  src: string
  width: number
  height: number
  /** Dominant colour, shown until the picture has loaded. */
  colour?: string
  /** For the largest picture of the first screen: loaded eagerly with high priority. */
  priority?: boolean
}

type PictureProps = Own & Omit<ComponentProps<'img'>, keyof Own>

export function Picture({ colour, priority, className, style, ...img }: PictureProps) {
  return (
    <img
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      {...img}
      alt={img.alt}
      className={classes('picture', className)}
      style={colour ? { backgroundColor: colour, ...style } : style}
    />
  )
}
