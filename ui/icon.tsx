import { classes } from './classes.ts'
import sprite from './icons.svg?no-inline'

export const iconNames = [
  'search',
  'bag',
  'heart',
  'heart-filled',
  'user',
  'menu',
  'close',
  'chevron-down',
  'chevron-up',
  'chevron-start',
  'chevron-end',
  'plus',
  'minus',
  'check',
  'filter',
  'grid',
  'five',
  'list',
  'globe',
  'copy',
  'upload',
  'download',
  'camera',
  'print',
  'truck',
  'parcel',
  'store',
  'phone',
  'mail',
  'map-pin',
  'clock',
  'arrow-up',
  'info',
  'alert',
  'share',
  'ruler',
  'trash',
  'external',
  'star',
  'star-filled',
  'eye',
  'eye-off',
  'edit',
  'retry',
  'document',
  'card',
  'tag',
  'sun',
  'moon',
  'instagram',
  'facebook',
  'whatsapp',
  'book-open',
  'youtube',
] as const
export type IconName = (typeof iconNames)[number]

interface IconProps {
  name: IconName
  /** Only for an icon that stands alone; next to text it is hidden from screen readers. */
  label?: string
  className?: string
}

/** Drawn from one cached file: no path data in the scripts, about 10 compressed bytes per use. */
export function Icon({ name, label, className }: IconProps) {
  const mirrored = name === 'chevron-start' || name === 'chevron-end'
  return (
    <svg
      className={classes('icon', mirrored && 'icon-flip', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
