import { ApiError, ConnectionError, type ApiErrorAnswer } from '#contract/client.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { accountToken } from '../session/session.ts'
import { reportServerError } from '../session/server-error.ts'
import type { Prepared } from './shrink-picture.ts'

const url = '/api/files/upload'

/** Uploads a picture and returns its id; `onProgress` gets 0 to 1. */
export async function uploadPicture(
  locale: Locale,
  { picture, idempotencyKey }: Prepared,
  name: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const token = await accountToken(locale)
  const form = new FormData()
  form.append('file', picture, name)
  const { status, answer } = await send(form, { token, locale, idempotencyKey, onProgress, signal })
  const { data } = Object.assign({ data: null }, answer)
  const { _id: id } = Object.assign({ _id: null }, data)
  if (status === 200 && typeof id === 'string') return id
  reportServerError({ url, status }, locale)
  throw new ApiError(status, errorAnswer(answer))
}

interface Sending {
  token: string
  locale: Locale
  idempotencyKey: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(
  form: FormData,
  { token, locale, idempotencyKey, onProgress, signal }: Sending,
): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept-language', htmlLang[locale])
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, answer: request.response }),
    )
    request.addEventListener('error', () =>
      reject(new ConnectionError(new TypeError('Upload failed'))),
    )
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function errorAnswer(answer: unknown): ApiErrorAnswer {
  const { message, code } = Object.assign({ message: null, code: null }, answer)
  return { message: String(message ?? ''), code: String(code ?? 'unavailable') }
}
