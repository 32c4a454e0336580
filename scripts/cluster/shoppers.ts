import sharp from 'sharp'
import { createClient } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Goods } from './goods.ts'
import { patientSender, type FailedRequest } from './requests.ts'

export interface Bought {
  id: string
  email: string
}

interface Shopper {
  url: string
  goods: Pick<Goods, 'variantIds' | 'courierId'>
  /** A member's; a guest has none yet. */
  token: string | null
  /** Requests that failed; each is made again. */
  failed: FailedRequest[]
}

/** One order in ten is paid by then: reading a proof takes the worker's time. */
const ordersPerProof = 10
const store = { store_id: 'main' }

/** Adds an item, checks out, uploads a payment proof now and then, and reads the order. */
export async function buyOne(shopper: Shopper, turn: number): Promise<Bought> {
  const { url, goods, failed } = shopper
  const base = `${url}/api/customer`
  const send = patientSender(failed)
  const token = shopper.token ?? (await newGuest(base, send))
  const api = createClient({ base, locale: 'en', send, token: () => token })
  const variantId = goods.variantIds[turn % goods.variantIds.length] ?? ''
  await api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params: store,
    idempotencyKey: randomText(24),
    body: { product_variant_id: variantId, qty: 1 },
  })
  const email = `${randomText(12).toLowerCase()}@cluster.example`
  const { order_id: id } = await api('POST /stores/{store_id}/checkouts', {
    params: store,
    idempotencyKey: randomText(24),
    body: {
      checkout_product_variant_ids: [variantId],
      delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: goods.courierId },
      delivery_details: {
        name: 'Chan Tai Man',
        email,
        area_code: '852',
        phone: '91234567',
        address: { unit: '', building: '', street: '1 Hoi Yuen Road', district: 'kwun-tong' },
      },
      payment_method: 'fps',
    },
  })
  if (turn % ordersPerProof === 0) {
    const image = await uploadPicture({ url, token, send }, turn)
    const call = { params: { id }, idempotencyKey: randomText(24), body: { image } }
    await api('PUT /orders/{id}/upload', call)
  }
  await api('GET /orders/{id}/details', { params: { id } })
  return { id, email }
}

type Send = (request: Request) => Promise<Response>

/** An answer that was lost leaves an account without a user: the next try makes another. */
async function newGuest(base: string, send: Send): Promise<string> {
  const api = createClient({ base, locale: 'en', send, token: () => null })
  for (let attempt = 1; ; attempt++) {
    const email = `${randomText(24).toLowerCase()}@temp.invalid`
    const body = { type: 'TEMP' as const, email, password: randomText(24) }
    try {
      const { token } = await api('POST /auth/register', { body })
      if (token !== null) return token
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

async function uploadPicture(
  { url, token, send }: { url: string; token: string; send: Send },
  number: number,
): Promise<string> {
  const background = { r: 255, g: number & 255, b: (number >> 8) & 255 }
  const sheet = { width: 60, height: 90, channels: 3 as const, background }
  const png = new Uint8Array(await sharp({ create: sheet }).png().toBuffer())
  const body = new FormData()
  body.set('file', new Blob([png], { type: 'image/png' }), 'slip.png')
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomText(24) }
  const request = new Request(`${url}/api/files/upload`, { method: 'POST', headers, body })
  const answer: { data: { _id: string } } = await (await send(request)).json()
  return answer.data._id
}
