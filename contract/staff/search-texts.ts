import { z } from '@hono/zod-openapi'
import { derivedNames, id, optionalText, searchText } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

export const searchTextKinds = ['product', 'content', 'post', 'article', 'category'] as const

const params = z.object({
  kind: z.enum(searchTextKinds),
  id: id.openapi({ description: 'The slug of a content page, the `_id` of everything else.' }),
})
const answer = searchText.extend({ derived_cn: derivedNames }).openapi('StaffSearchText')
const calls = staffCalls(
  'contents',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params, answer },
)

export const getSearchText = calls.read('GET /search-texts/{kind}/{id}', {
  summary: 'Get what a page gives search engines and shared links in place of its own',
})

export const writeSearchText = calls.write('PUT /search-texts/{kind}/{id}', {
  summary: 'Set what a page gives search engines and shared links',
  description:
    'A text left empty in a language is that of the page itself; an empty cn is derived from zh. Without a picture, a shared link shows that of the page, or the shop’s. 422 for a file that is no public picture.',
  body: z.object({
    title: optionalText(120),
    description: optionalText(320),
    picture_id: id.nullable().default(null),
  }),
  idempotent: false,
})
