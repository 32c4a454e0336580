import { hongKongDay } from '#domain/dates.ts'
import type { EditSign } from '#domain/proof/edit-sign.ts'
import { runDueJobs } from '../jobs.ts'
import type { SignedInStaff, TestShop } from '../shop.ts'
import { textOf } from '../drawn-proofs/proof-text.ts'
import { somePaymentMethods } from './cart.ts'
import { change } from './catalogue.ts'
import { aProof, type Placed } from './orders.ts'

/** Actions of payment-proof tests on a shop and its staff. */
export function proofDesk(shop: TestShop, staff: SignedInStaff) {
  const { ctx } = shop
  let transfers = 0

  /** The text of a correct proof, with a unique bank reference. */
  function goodProof({ reference }: Placed, bankReference = `FRN20261121${++transfers}4927000`) {
    return `轉數快
      轉賬成功
      金額 | HK$800.00
      收款人 | PRAYA CLOTHING LIMITED
      轉數快識別碼 | 0000218
      付款人 | CHAN TAI MAN
      備註 | ${reference}
      交易日期 | ${hongKongDay(ctx.clock())}
      參考編號 | ${bankReference}`
  }

  function readerSays(proof: string, signs: EditSign[] = [], isAmountCompared = true): void {
    const looks = [textOf(proof)]
    ctx.recogniser = {
      read: async () => ({ looks, signs, isAmountCompared }),
      close: async () => {},
    }
  }

  function readerFails(): void {
    ctx.recogniser = { read: () => Promise.reject(new Error('no light')), close: async () => {} }
  }

  function readerIsLate(): void {
    ctx.recogniser = { read: async () => 'timed_out', close: async () => {} }
  }

  async function setAutoAccept(isOn: boolean): Promise<void> {
    await somePaymentMethods(ctx)
    await change(ctx, ['configuration'], (trx) =>
      trx
        .updateTable('configurations')
        .set({ value: JSON.stringify({ payment_hours: 72, auto_accept_proofs: isOn }) })
        .where('slug', '=', 'limits')
        .execute(),
    )
  }

  async function upload(order: Placed, image?: string): Promise<void> {
    const body = { image: image ?? (await aProof(shop, order.buyer.token)) }
    await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body })
  }

  const readWaiting = () => runDueJobs(shop, 'recognise_proof')
  const details = ({ buyer, id }: Placed) =>
    buyer.api('GET /orders/{id}/details', { params: { id } })
  const seenByStaff = ({ id }: Placed) => staff.api('GET /orders/{id}', { params: { id } })

  async function recognitionOf(order: Placed) {
    const { proofs } = await seenByStaff(order)
    return proofs.at(-1)?.recognition
  }

  async function proofIdOf({ id }: Placed): Promise<string> {
    const { proof_id: proofId } = await ctx.db
      .selectFrom('proof_recognitions')
      .select('proof_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    return proofId
  }

  return {
    goodProof,
    readerSays,
    readerFails,
    readerIsLate,
    setAutoAccept,
    upload,
    readWaiting,
    details,
    seenByStaff,
    recognitionOf,
    proofIdOf,
  }
}
