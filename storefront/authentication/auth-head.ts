import type { MetaDescriptor } from 'react-router'
import type { HeadArgs } from '../head/head.ts'
import { personalHead } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import type { AuthMessages } from '../messages/en/authentication.ts'
import { authMessagesIfLoaded } from './auth-messages.ts'

export function authHead(
  args: HeadArgs,
  localize: (messages: AuthMessages) => readonly [title: string, description: string],
): MetaDescriptor[] {
  const messages = authMessagesIfLoaded(localeOfPath(args.location.pathname))
  const [title, description] = messages ? localize(messages) : ['', '']
  return personalHead(args, title, description)
}
