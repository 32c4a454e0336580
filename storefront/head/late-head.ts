import type { MetaDescriptor } from 'react-router'
import { localeOfPath } from '../locale.ts'
import { messagesIfLoaded, type Messages } from '../messages/all-messages.ts'
import type { HeadArgs } from './head.ts'
import { personalHead } from './personal-page.ts'

/** The head of a personal page whose title is among the late words. */
export function lateHead(
  args: HeadArgs,
  words: (messages: Messages) => readonly [title: string, description: string],
): MetaDescriptor[] {
  const messages = messagesIfLoaded(localeOfPath(args.location.pathname))
  const [title, description] = messages ? words(messages) : ['', '']
  return personalHead(args, title, description)
}
