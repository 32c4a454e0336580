import { Fragment } from 'react'

/** An email or web address, which breaks at its marks rather than within a word. */
export function Breakable({ children }: { children: string }) {
  return (
    <span className="wrap-anywhere">
      {children.split(/(?=[@.?&=_])|(?<=[/-])/).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Parts have no other name and never move.
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
