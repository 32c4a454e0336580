import { dayMs } from '#domain/dates.ts'
import type { ShopData } from '../shop-data.ts'

export type PopUpSettings = NonNullable<ShopData['popUps']>
export type PopUpKind = keyof PopUpSettings

/** What was shown or answered in this browser: which text, and when. */
export type Seen = Partial<Record<PopUpKind, { text: string; at: number }>>

const rememberedMs = 30 * dayMs

/** Nothing may stand between a customer and paying. */
const paying = /^\/(shop\/[^/]+\/(checkout|order)|result)(\/|$)/
/** Other pages that are part of buying, signing in or looking after an order. */
const quiet = /^\/(shop\/[^/]+\/cart|authentication|account|newsletter)(\/|$)/
const information =
  /^\/(about-us|contact-us|terms-of-service|[a-z]+-policy|terms-and-conditions)(\/|$)/

interface Moment {
  settings: PopUpSettings
  /** Unprefixed. */
  path: string
  now: Date
  seen: Seen
}

/** The one pop-up of this page, if any: never two at once, and the age check before the others. */
export function choosePopUp({ settings, path, now, seen }: Moment): PopUpKind | null {
  const isDue = (kind: PopUpKind) => {
    const text = textOf(settings, kind)
    const last = seen[kind]
    return text !== null && !(last?.text === text && now.getTime() - last.at < rememberedMs)
  }
  if (paying.test(path)) return null
  if (isDue('age_check') && !information.test(path)) return 'age_check'
  if (quiet.test(path)) return null
  const { offer, newsletter } = settings
  const isHere = (popUp: typeof offer | typeof newsletter) =>
    popUp !== null && isOn(popUp.paths, path) && isNow(popUp, now)
  if (isDue('offer') && isHere(offer)) return 'offer'
  return isDue('newsletter') && isHere(newsletter) ? 'newsletter' : null
}

/** A changed text makes a pop-up new. */
export function textOf(settings: PopUpSettings, kind: PopUpKind): string | null {
  const popUp = settings[kind]
  return popUp && `${popUp.title} ${popUp.text}`
}

function isOn(paths: readonly string[], path: string): boolean {
  return paths.length === 0 || paths.some((each) => path === each || path.startsWith(`${each}/`))
}

function isNow(
  { starts_at: from, ends_at: to }: { starts_at: string | null; ends_at: string | null },
  now: Date,
): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now < new Date(to))
}
