import { Icon } from '#ui/icon.tsx'

/** A product's picture at the size of two lines of text; decoration next to its name. */
export function Thumbnail({ url }: { url: string | undefined }) {
  if (url === undefined) {
    return (
      <span className="thumbnail grid place-items-center">
        <Icon name="tag" />
      </span>
    )
  }
  return <img className="thumbnail" src={`${url}/160.webp`} alt="" loading="lazy" />
}
