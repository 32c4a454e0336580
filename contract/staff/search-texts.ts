import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { derivedNames, id, optionalText, searchText } from '../shapes.ts'

export const searchTextKinds = ['product', 'content', 'post', 'article', 'category'] as const

const params = z.object({
  kind: z.enum(searchTextKinds),
  id: id.openapi({ description: 'The slug of a content page, the `_id` of everything else.' }),
})
const answer = searchText.extend({ derived_cn: derivedNames }).openapi('StaffSearchText')
const example = {
  title: { en: 'Oxford shirts for men', zh: '男裝牛津恤衫', cn: '男装牛津衬衫' },
  description: {
    en: 'Woven in Japan, sewn in Kwun Tong.',
    zh: '日本布料，觀塘縫製。',
    cn: '日本面料，观塘缝制。',
  },
  picture_id: null,
  derived_cn: ['title', 'description'],
}

export const getSearchText = endpoint({
  key: 'GET /search-texts/{kind}/{id}',
  area: 'contents',
  summary: 'Get what a page gives search engines and shared links in place of its own',
  access: 'staff',
  may: 'catalogue:read',
  params,
  answer,
  example,
})

export const writeSearchText = endpoint({
  key: 'PUT /search-texts/{kind}/{id}',
  area: 'contents',
  summary: 'Set what a page gives search engines and shared links',
  description:
    'A text left empty in a language is that of the page itself; an empty cn is derived from zh. Without a picture, a shared link shows that of the page, or the shop’s. 422 for a file that is no public picture.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  body: z.object({
    title: optionalText(120),
    description: optionalText(320),
    picture_id: id.nullable().default(null),
  }),
  answer,
  example,
})
