import { ApiError, type ApiErrorAnswer } from '#contract/client.ts'
import { htmlLang } from '#domain/locale.ts'
import { language } from '../language/language.ts'
import { signedInAgain, staffToken } from './session.ts'
import { pictureForm } from './picture-form.ts'
import type { StaffAnswer } from './staff-api.ts'

export type Uploaded = StaffAnswer<'POST /files'>['data']

/** Uploads a public picture. A file is sent as a form, unlike other calls. */
export async function uploadImage(file: File): Promise<Uploaded> {
  const body = await pictureForm(file)
  let response = await send(body)
  if (response.status === 401) {
    await signedInAgain()
    response = await send(body)
  }
  const answer: StaffAnswer<'POST /files'> & ApiErrorAnswer = await response.json()
  if (!response.ok) throw new ApiError(response.status, answer)
  return answer.data
}

function send(body: FormData): Promise<Response> {
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
