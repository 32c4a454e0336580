import { z } from '@hono/zod-openapi'
import { plainOwnPath } from '#domain/own-path.ts'
import { issueSentences } from './issue-sentences.ts'

// Exactly one leading slash: two would lead to another site.
const isOwn = (path: string) => /^\/(?![/\\])\S*$/.test(path)
const isElsewhere = (url: string) => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(url)

/** Page of the shop, without a language: a link adds it. The shop refuses one that answers nothing. */
export const ownPath = z
  .string()
  .overwrite(plainOwnPath)
  .refine(isOwn, issueSentences.own_page.en)
  .openapi({ description: 'A page of this shop, without a language.', example: '/about-us' })

/** Page of the shop, or an address elsewhere. */
export const linkUrl = z
  .string()
  .overwrite(plainOwnPath)
  .refine((url) => isOwn(url) || isElsewhere(url), issueSentences.link.en)
  .openapi({ description: 'A page of this shop, or an address elsewhere.', example: '/about-us' })

/** The same, or nothing. */
export const optionalLinkUrl = z
  .string()
  .overwrite(plainOwnPath)
  .refine((url) => url === '' || isOwn(url) || isElsewhere(url), issueSentences.link.en)
