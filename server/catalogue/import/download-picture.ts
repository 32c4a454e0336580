import type { TrxCtx } from '../../platform/context.ts'
import { PrivateAddress, ReachableNetworks } from '../../platform/outward/public-address.ts'
import { requestPublic } from '../../platform/outward/request-public.ts'
import { measured } from './given-pictures.ts'
import type { Sentence } from './import-texts.ts'

const timeLimitMs = 15_000
const maxBytes = 20 * 1024 * 1024

export function reachableNetworks({ settings }: Pick<TrxCtx, 'settings'>): ReachableNetworks {
  return new ReachableNetworks(settings.webhookPrivateNetworks)
}

export interface FailedDownload {
  reason: Sentence
  /** Says whether another try may succeed. */
  mayPass: boolean
}

type Picture = Exclude<Awaited<ReturnType<typeof measured>>, Sentence>

/** Downloads a picture from the public internet; each redirect is checked like the first address. */
export async function downloadPicture(
  networks: ReachableNetworks,
  url: string,
  hops = 3,
): Promise<Picture | FailedDownload> {
  if (!networks.allowsUrl(url)) return { reason: (t) => t.notReachable, mayPass: false }
  const answer = await answerOf(networks, url)
  if ('reason' in answer) return answer
  const { status, location, bytes, isCut } = answer
  if (location !== undefined && status >= 300 && status < 400 && hops > 0) {
    if (!URL.canParse(location, url))
      return { reason: (t) => t.serverReturned(status), mayPass: false }
    return downloadPicture(networks, new URL(location, url).href, hops - 1)
  }
  if (status !== 200) {
    const mayPass = status >= 500 || status === 408 || status === 429
    return { reason: (t) => t.serverReturned(status), mayPass }
  }
  if (isCut) return { reason: (t) => t.pictureTooLarge, mayPass: false }
  const picture = await measured(bytes)
  return typeof picture === 'function' ? { reason: picture, mayPass: false } : picture
}

async function answerOf(networks: ReachableNetworks, url: string) {
  try {
    return await requestPublic(networks, url, { method: 'GET', timeLimitMs, maxBytes })
  } catch (error) {
    const isPrivate = error instanceof PrivateAddress
    const reason: Sentence = (t) => (isPrivate ? t.notReachable : t.noAnswer)
    return { reason, mayPass: !isPrivate }
  }
}
