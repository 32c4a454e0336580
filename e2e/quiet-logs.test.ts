import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { register } from './member.ts'
import { aCourier, aVariant } from './processes/buying.ts'
import { sharedData, startProcess } from './processes/shop-process.ts'

/** What a person types reaches neither logs nor metrics, also when everything goes wrong. */

const data = await sharedData()
const marks = {
  name: 'Marchbanks-Featherstonehaugh',
  phone: '98765432',
  email: 'marked.person@correspondence.example',
  street: '1 Marked Terrace',
  message: 'Is the marked lining silk?',
}

/** A mail server that refuses every recipient, by name. */
const refusing = createServer((socket) => {
  socket.write('220 mail\r\n')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const [, recipient] = /^RCPT TO:<(.*)>/im.exec(String(chunk)) ?? []
    socket.write(recipient ? `550 <${recipient}> unknown\r\n` : '250 ok\r\n')
  })
})
await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve))
const address = refusing.address()
const mailPort = typeof address === 'object' ? address?.port : 0

test('neither logs nor metrics hold what a person typed', async () => {
  const shop = await startProcess(data, {
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  })
  const member = await register(shop)
  const { id } = await aVariant(data)
  await addToCart(member, id)
  const { order_id: orderId } = await checkOut(member, {
    checkout_product_variant_ids: [id],
    delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: await aCourier(data) },
    delivery_details: {
      name: marks.name,
      email: marks.email,
      area_code: '852',
      phone: marks.phone,
      address: { unit: '', building: '', street: marks.street, district: 'kwun-tong' },
    },
    payment_method: 'fps',
  })
  const typed = new URLSearchParams({ email: marks.email, phone: marks.phone })
  for (const path of [
    `/api/customer/orders/${orderId}/details/guest?${typed}`,
    `/api/customer/orders/${newId('order')}/details/guest?${typed}`,
    `/shop/main/product?keyword=${encodeURIComponent(marks.name)}`,
    `/${encodeURIComponent(marks.email)}`,
    `/files/${encodeURIComponent(marks.name)}/1.webp`,
  ]) {
    await fetch(shop.url + path, { headers: { authorization: `Bearer ${member.token}` } })
  }
  const post = (path: string, body: string) =>
    fetch(`${shop.url}/api/customer${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  await post(
    '/auth/login',
    JSON.stringify({ type: 'EMAIL', login_id: marks.email, password: marks.street }),
  )
  await post('/enquiries', JSON.stringify({ ...marks, unknown: marks.message }))
  await post('/auth/register', `{"email": "${marks.email}`)
  const metrics = async () => (await fetch(`${shop.url}/metrics`)).text()
  // The mail server has refused at least one email, and the log says so.
  await expect.poll(metrics).toMatch(/shop_emails_total\{outcome="failed"\} [1-9]/)
  await expect.poll(shop.output).toMatch(/a message was given up/)
  const told = `${shop.output()}\n${await metrics()}`
  const secrets = [...Object.values(marks), member.email, member.token, member.password]
  for (const secret of secrets) {
    expect(told).not.toContain(secret)
    expect(told).not.toContain(encodeURIComponent(secret))
  }
  shop.send('SIGTERM')
  await shop.exit
  refusing.close()
})
