export interface SpamCheckInput {
  /** Honeypot: the field hidden from people. */
  trap: string
  name: string
  subject: string
  description: string
  /** Identical texts from other senders in the last day. */
  twins: number
  /** Other enquiries from the same IP address in the last hour. */
  recent: number
}

export const spamSigns = [
  'trap_filled',
  'link_in_name_or_subject',
  'many_links',
  'link_markup',
  'little_but_links',
  'same_words_from_others',
  'many_in_an_hour',
] as const
export type SpamSign = (typeof spamSigns)[number]

export function isSpamSign(text: string): text is SpamSign {
  return (spamSigns as readonly string[]).includes(text)
}

/** A customer asking about three garments pastes three links. */
const maxLinks = 4
const maxTwins = 2
const maxRecent = 4

/**
 * Why an enquiry looks like spam; empty for a genuine one. There is no captcha, so this errs on the
 * customer's side: a single sign must be strong.
 */
export function spamSignsOf(input: SpamCheckInput): SpamSign[] {
  const { trap, name, subject, description, twins, recent } = input
  const links = linksIn(description)
  const signs: readonly (readonly [SpamSign, boolean])[] = [
    ['trap_filled', trap.trim() !== ''],
    ['link_in_name_or_subject', linksIn(`${name} ${subject}`).length > 0],
    ['many_links', links.length > maxLinks],
    ['link_markup', /\[(?:url|link)\s*=|<a\s+href\s*=/i.test(description)],
    ['little_but_links', links.length > 1 && wordsBesidesLinks(description) < 3],
    ['same_words_from_others', twins > maxTwins],
    ['many_in_an_hour', recent > maxRecent],
  ]
  return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}

function linksIn(text: string): string[] {
  return text.match(/\bhttps?:\/\/\S+|\bwww\.\S+/gi) ?? []
}

/** Counts Latin words, and Chinese characters in pairs. */
function wordsBesidesLinks(text: string): number {
  const plain = text.replaceAll(/https?:\/\/\S+|www\.\S+/gi, ' ')
  const latin = plain.match(/[a-z]{2,}/gi)?.length ?? 0
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  return latin + han / 2
}
