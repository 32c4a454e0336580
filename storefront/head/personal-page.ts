import type { MetaDescriptor } from 'react-router'
import { pageHead, type HeadArgs } from './head.ts'

/** Attributes of a page that only the browser can fill: its scripts start immediately. */
export const personalPage = {
  id: 'content',
  className: 'page personal-page',
  'data-personal': '',
} as const

/** Head of a personal page, which is never indexed. */
export function personalHead(args: HeadArgs, title: string, description: string): MetaDescriptor[] {
  return pageHead(args, { title, description, isIndexed: false })
}
