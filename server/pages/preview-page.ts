import type { DraftAnswer } from '#db/json-types.ts'
import type { Locale } from '#domain/locale.ts'
import { isDecodable, nowhere } from './page-address.ts'
import { pageRequest } from './page-request.ts'
import { previewBar } from './preview-bar.ts'
import type { Storefront, StorefrontPage } from './storefront-build.ts'

/** What a signed link shows in place of what is public. */
export interface Preview {
  /** The screen of the console it leads back to. */
  editor: string
  answers: readonly DraftAnswer[]
}

interface PreviewRequest {
  preview: Preview | null
  link: string
  url: string
  /** Languages to switch to. */
  shown: readonly Locale[]
}

const parameter = 'preview'
const customerApi = '/api/customer'

/** The signed link in a page's address; null for all others, which it costs a glance. */
export function previewLink(url: string): string | null {
  const start = url.indexOf('?')
  if (start === -1 || !url.includes(`${parameter}=`, start)) return null
  return new URLSearchParams(url.slice(start)).get(parameter)
}

/** Without a preview, because its link has lapsed, the page is the one of an unknown address. */
export async function renderPreview(
  storefront: Pick<Storefront, 'render'>,
  origin: string,
  { preview, link, url, shown }: PreviewRequest,
): Promise<StorefrontPage> {
  const address = preview && isDecodable(url) ? url : nowhere(url)
  const made = await storefront.render(
    pageRequest(origin, address),
    undefined,
    preview && {
      answerTo: (call) => answerOfDraft(preview, call),
      bar: previewBar(url, preview.editor, shown),
    },
  )
  const { headers } = made.response
  headers.set('x-robots-tag', 'noindex')
  // A title that changes changes the address, which has to be previewed as well.
  const target = headers.get('location')
  if (target !== null) headers.set('location', withPreview(target, link))
  return made
}

function withPreview(target: string, link: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(link)}`
}

/** What the draft changes of the customer API; null if the call is not about it. */
function answerOfDraft({ answers }: Preview, call: Request): Response | null {
  const { pathname, searchParams } = new URL(call.url)
  const found = answers.find(
    ({ path, query = {} }) =>
      pathname === customerApi + path &&
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
  )
  return found ? Response.json(found.answer) : null
}
