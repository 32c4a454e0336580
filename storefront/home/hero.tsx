import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { garmentPath, GarmentPicture, NumberAndTitle } from './garment.tsx'
import type { HeroView } from './home-view.ts'

/**
 * One garment, one sentence, one link. Its picture is the LCP element, and stands first where it is
 * above the words: they would move when it arrives.
 */
export function Hero({ eyebrow, title, text, cta, garment }: HeroView) {
  const path = useLocalePath()
  return (
    <section className="hero page">
      {garment ? (
        <Link href={path(garmentPath(garment))} className="hero-garment">
          <GarmentPicture
            picture={garment.picture}
            sizes="(width < 767px) 75vw, (width < 1536px) 53vw, 812px"
            widths={[480, 640, 960, 1440]}
            priority
          />
          <span className="caption">
            <NumberAndTitle garment={garment} />
            <span>{garment.price}</span>
          </span>
        </Link>
      ) : null}
      <div className="hero-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink href={path(cta.path)}>{cta.title}</ButtonLink>
      </div>
    </section>
  )
}
