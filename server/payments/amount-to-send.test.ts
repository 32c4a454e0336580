import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const staff = await shop.staff('manager')
const { readerSays, upload, readWaiting, details, proofIdOf, goodProof } = proofDesk(shop, staff)

type Step = (order: Placed) => Promise<unknown>

const shows =
  (sum: string): Step =>
  async (order) => {
    readerSays(goodProof(order).replace('800.00', sum))
    await upload(order)
    await readWaiting()
  }

const takes =
  (amount: string): Step =>
  ({ id }) =>
    staff.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen', amount } })

const rejects: Step = async (order) =>
  staff.api('PUT /orders/{id}/proof/rejected', {
    params: { id: order.id },
    body: { proof_id: await proofIdOf(order), reason: 'Not ours' },
  })

const cancels: Step = ({ id }) =>
  staff.api('PUT /orders/{id}/cancelled', { params: { id }, body: { reason: 'Asked for' } })

/** Histories of an order of HK$800, with what is due and what the customer is to send now. */
const states: readonly [string, Step[], due: string, toSend: string][] = [
  ['nothing yet', [], '800.00', '800.00'],
  ['a part was paid', [takes('300.00')], '500.00', '500.00'],
  ['a proof shows all of it', [shows('800.00')], '800.00', '800.00'],
  ['a proof shows a part', [shows('720.00')], '800.00', '80.00'],
  ['a proof shows too much', [shows('8000.00')], '800.00', '800.00'],
  ['a proof shows no sum', [shows('?')], '800.00', '800.00'],
  ['a proof of a part was rejected', [shows('720.00'), rejects], '800.00', '800.00'],
  [
    'a part was paid, a proof shows a part of the rest',
    [takes('300.00'), shows('200.00')],
    '500.00',
    '300.00',
  ],
  ['a part was paid, then the rest', [takes('300.00'), takes('500.00')], '800.00', '0.00'],
  ['it was cancelled', [cancels], '800.00', '0.00'],
]

test.each(states)(
  'amount, QR code and what is to send agree when %s',
  async (_, steps, due, toSend) => {
    const order = await anOrder(shop, place)
    for (const step of steps) await step(order)
    const { payment } = await details(order)
    expect(payment).toMatchObject({ amount: due, to_send: toSend })
    const inCode = /54\d\d(\d+\.\d\d)/.exec(payment.fps_payload ?? '')?.[1] ?? '0.00'
    expect(inCode).toBe(toSend)
  },
)
