import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
/** Required to send a streamed body. */
const streamed = { duplex: 'half' }
const kilobyte = new Uint8Array(1024).fill(32)

/** An endless body without a length; `taken` counts what was read. */
function endless() {
  const taken = { kilobytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.kilobytes += 1
      if (taken.kilobytes > 4096) controller.close()
      else controller.enqueue(kilobyte)
    },
  })
  return { taken, body }
}

test.each(['/api/customer/auth/register', '/api/staff/auth/login', '/api/webhooks/test'])(
  '%s stops reading an endless body',
  async (path) => {
    const { taken, body } = endless()
    const answer = await shop.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...streamed,
    })
    expect(answer.status).toBe(413)
    expect(taken.kilobytes).toBeLessThan(300)
  },
)
