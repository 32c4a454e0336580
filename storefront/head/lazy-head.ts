import type { MetaDescriptor } from 'react-router'
import { localeOfPath } from '../locale.ts'
import { lazyMessagesIfLoaded, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import type { HeadArgs } from './head.ts'
import { personalHead } from './personal-page.ts'

export function lazyHead(
  args: HeadArgs,
  headOf: (messages: LazyMessageSet) => readonly [title: string, description: string],
): MetaDescriptor[] {
  const messages = lazyMessagesIfLoaded(localeOfPath(args.location.pathname))
  const [title, description] = messages ? headOf(messages) : ['', '']
  return personalHead(args, title, description)
}
