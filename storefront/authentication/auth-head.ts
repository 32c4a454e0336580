import type { MetaDescriptor } from 'react-router'
import type { HeadArgs } from '../head/head.ts'
import { personalHead } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import type { AuthWords } from '../messages/en/authentication.ts'
import { authWordsIfLoaded } from './auth-words.ts'

export function authHead(
  args: HeadArgs,
  say: (words: AuthWords) => readonly [title: string, description: string],
): MetaDescriptor[] {
  const words = authWordsIfLoaded(localeOfPath(args.location.pathname))
  const [title, description] = words ? say(words) : ['', '']
  return personalHead(args, title, description)
}
