import type { Worded } from '../en.ts'

export const newsletter = {
  title: 'News by email',
  text: 'New pieces and the stories behind them, about twice a month. No more than that.',
  email: 'Email',
  // spec §8
  invalidEmail: 'Invalid email',
  website: 'Leave this empty',
  send: 'Subscribe',
  consent:
    'We use your address for this newsletter only, and every email has a link to unsubscribe.',
  privacy: 'Privacy',
  sentTitle: 'One more step',
  sentText: (email: string) => `If ${email} is not on the list yet, an email is on its way to it.`,
  sentNext: 'Open the link in it within seven days to confirm. Nothing there? Look among the spam.',
  toShop: 'Go on shopping',
}

export type NewsletterMessages = Worded<typeof newsletter>
