import type { MetaDescriptor } from 'react-router'
import { pageHead, type HeadArgs } from './head.ts'

/** The content of a page that only a browser can fill: its scripts start at once. */
export const personalPage = {
  id: 'content',
  className: 'page personal-page',
  'data-personal': '',
} as const

/** What the head says of a page that shows one person's things: nothing of it is indexed. */
export function personalHead(args: HeadArgs, title: string, description: string): MetaDescriptor[] {
  return pageHead(args, { title, description, isIndexed: false })
}
