export interface EnquiryFacts {
  /** What was typed into the field that people do not see. */
  trap: string
  name: string
  subject: string
  description: string
  /** Other senders of the very same words in the last day. */
  twins: number
  /** Other enquiries from the same address in the last hour. */
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

/** Somebody asking about three garments pastes three links. */
const mostLinks = 4
const mostTwins = 2
const mostRecent = 4

/**
 * Why an enquiry looks like it was sent by a program; none for what a person would write. It asks
 * nothing of anybody, so it errs on the side of the customer: a single sign has to be a strong one.
 */
export function spamSignsOf(facts: EnquiryFacts): SpamSign[] {
  const { trap, name, subject, description, twins, recent } = facts
  const links = linksIn(description)
  const signs: readonly (readonly [SpamSign, boolean])[] = [
    ['trap_filled', trap.trim() !== ''],
    ['link_in_name_or_subject', linksIn(`${name} ${subject}`).length > 0],
    ['many_links', links.length > mostLinks],
    ['link_markup', /\[(?:url|link)\s*=|<a\s+href\s*=/i.test(description)],
    ['little_but_links', links.length > 1 && wordsBeside(description) < 3],
    ['same_words_from_others', twins > mostTwins],
    ['many_in_an_hour', recent > mostRecent],
  ]
  return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}

function linksIn(text: string): string[] {
  return text.match(/\bhttps?:\/\/\S+|\bwww\.\S+/gi) ?? []
}

/** Latin words, and Chinese characters by twos. */
function wordsBeside(text: string): number {
  const plain = text.replaceAll(/https?:\/\/\S+|www\.\S+/gi, ' ')
  const latin = plain.match(/[a-z]{2,}/gi)?.length ?? 0
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  return latin + han / 2
}
