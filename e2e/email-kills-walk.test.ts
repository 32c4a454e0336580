import { expect, test } from 'vitest'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { measured } from '#test/measured.ts'
import { startSmtpServer, type Step } from '#test/smtp-server.ts'
import { aVisitor } from './member.ts'
import { aCourier, aVariant } from './processes/buying.ts'
import {
  sharedData,
  spawnProcess,
  startProcess,
  type ShopProcess,
} from './processes/shop-process.ts'

/**
 * A worker that is killed while it sends an email, again and again: before the mail server has the
 * text, once it has it, and once it has said so. `ROUNDS=100` takes ten minutes.
 */

const rounds = Number(process.env.ROUNDS ?? 6)
const steps: readonly Step[] = ['announced', 'taken', 'told']

const data = await sharedData()
const variant = await aVariant(data)
const courier = await aCourier(data)
const web = await startProcess(data, { ROLE: 'web' })

let victim: ShopProcess | null = null
let killAt: Step | null = null
const mail = await startSmtpServer(0, undefined, (step) => {
  if (step !== killAt) return
  killAt = null
  victim?.send('SIGKILL')
})

/** Ordered, paid by transfer later: one confirmation goes to the address. */
async function order(number: number): Promise<string> {
  const email = `buyer-${number}@kills.example`
  const visitor = await aVisitor(web)
  await addToCart(visitor, variant.id)
  await checkOut(visitor, {
    checkout_product_variant_ids: [variant.id],
    delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: courier },
    delivery_details: {
      name: 'Chan Tai Man',
      email,
      area_code: '852',
      phone: '91234567',
      address: { unit: '', building: '', street: '1 Hoi Yuen Road', district: 'kwun-tong' },
    },
    payment_method: 'fps',
  })
  return email
}

/** Not awaited until it is ready: it may be killed before. */
const spawnWorker = () => spawnProcess(data, { ROLE: 'worker', SMTP_URL: mail.url })

test(
  'no email is lost when its sender is killed, and a second copy has the same Message-ID',
  { timeout: 60_000 + rounds * 20_000, retry: 0 },
  async () => {
    const buyers: string[] = []
    for (let round = 0; round < rounds; round++) {
      for (let at = 0; at < 2; at++) buyers.push(await order(buyers.length))
      killAt = steps[round % steps.length] ?? 'taken'
      victim = await spawnWorker()
      expect(await victim.exit).toBeNull()
    }
    const last = await spawnWorker()
    const missing = () => buyers.filter((email) => !mail.received.includes(email))
    await expect.poll(missing, { timeout: 120_000 }).toEqual([])
    last.send('SIGTERM')
    expect(await last.exit).toBe(0)
    const copies = buyers.map((email) =>
      mail.messageIds.filter((_, at) => mail.received[at] === email),
    )
    for (const ids of copies) expect(new Set(ids).size).toBe(1)
    const twice = copies.reduce((sum, ids) => sum + ids.length - 1, 0)
    expect(twice).toBeLessThanOrEqual(rounds)
    measured(
      'G20',
      `${rounds} kills while an email was being sent: 0 of ${buyers.length} lost, ${twice} sent twice with the same Message-ID`,
    )
    web.send('SIGTERM')
    await web.exit
    await mail.close()
  },
)
