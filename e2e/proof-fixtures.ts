import { hongKongDay } from '#domain/dates.ts'
import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { ImageRecognition } from '#server/platform/adapters/recogniser/image-recogniser.ts'
import { drawProof } from '#test/drawn-proofs/draw-proof.ts'
import { textOf } from '#test/drawn-proofs/proof-text.ts'
import { otherScreens } from '#test/drawn-proofs/wallet-screens.ts'
import type { Member } from './member.ts'
import type { OpenShop } from './shop.ts'

interface Proof {
  /** If not the order's total. */
  amount?: string
  bankReference?: string
  signs?: EditSign[]
}

/** Uploads drawn payment proofs and waits until they are read. */
export function proofUploads(shop: OpenShop, member: Member) {
  const { ctx } = shop
  const read = new Map<string, ImageRecognition>()
  let count = 0
  ctx.recogniser = {
    read: async (picture) =>
      read.get(Buffer.from(picture).toString('base64')) ?? {
        looks: [],
        signs: [],
        isAmountCompared: true,
      },
    close: async () => {},
  }

  async function draw(orderId: string, proof: Proof): Promise<Buffer> {
    const { reference, total_cents: total } = await ctx.db
      .selectFrom('orders')
      .select(['reference', 'total_cents'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    count += 1
    const amount = proof.amount ?? (total / 100).toFixed(2)
    const day = hongKongDay(ctx.clock())
    const bankReference = proof.bankReference ?? `FRN202611210025261${4900 + count}`
    const [template] = otherScreens
    if (!template) throw new Error('no screen to draw')
    const screen = template.screen({
      amount,
      reference,
      bankReference,
      payee: 'PRAYA CLOTHING LIMITED',
      account: '',
      fpsId: '0000218',
      payer: 'CHAN TAI MAN',
    })
    const parts = screen.parts.map((part) =>
      'value' in part && part.value.startsWith('2026-') ? { ...part, value: day } : part,
    )
    const picture = await drawProof({ ...screen, parts })
    read.set(picture.toString('base64'), {
      looks: [
        textOf(`轉數快
          轉賬成功
          金額 | HK$${amount}
          收款人 | PRAYA CLOTHING LIMITED
          轉數快識別碼 | 0000218
          付款人 | CHAN TAI MAN
          備註 | ${reference}
          交易日期 | ${day}
          參考編號 | ${bankReference}`),
      ],
      signs: proof.signs ?? [],
      isAmountCompared: true,
    })
    return picture
  }

  return async function upload(orderId: string, proof: Proof = {}): Promise<void> {
    const form = new FormData()
    const bytes = new Uint8Array(await draw(orderId, proof))
    form.set('file', new Blob([bytes], { type: 'image/png' }), 'slip.png')
    const response = await fetch(`${shop.url}/api/files/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${member.token}` },
    })
    const answer: { data: { _id: string } } = await response.json()
    const body = { image: answer.data._id }
    await member.api('PUT /orders/{id}/upload', { params: { id: orderId }, body })
    await isRead(orderId)
  }

  async function isRead(orderId: string): Promise<void> {
    for (;;) {
      const waiting = await ctx.db
        .selectFrom('proof_recognitions')
        .select('proof_id')
        .where('order_id', '=', orderId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (!waiting) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
