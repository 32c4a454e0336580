import { ApiError, type ApiErrorAnswer } from '#contract/client.ts'
import { htmlLang } from '#domain/locale.ts'
import { language } from '../language/language.ts'
import { signedInAgain, staffToken } from '../session/session.ts'
import type { StaffAnswer } from './staff-api.ts'

export type Uploaded = StaffAnswer<'POST /files'>['data']

/** Uploads a public picture. A file is sent as a form, unlike other calls. */
export async function uploadImage(file: File): Promise<Uploaded> {
  let response = await send(file)
  if (response.status === 401) {
    await signedInAgain()
    response = await send(file)
  }
  const answer: StaffAnswer<'POST /files'> & ApiErrorAnswer = await response.json()
  if (!response.ok) throw new ApiError(response.status, answer)
  return answer.data
}

function send(file: File): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  return fetch('/api/staff/files', {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${staffToken() ?? ''}`,
      'accept-language': htmlLang[language()],
      'idempotency-key': crypto.randomUUID(),
    },
  })
}
