import sprite from './drawings.svg?no-inline'

export type DrawingName =
  | 'rail'
  | 'bag'
  | 'card'
  | 'lens'
  | 'parcel'
  | 'heart'
  | 'thread'
  | 'done'
  | 'failed'
  | 'cancelled'

/** A small line drawing next to text that says the same. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="icon drawing" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
