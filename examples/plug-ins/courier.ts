import type { PlugIn } from '#server/platform/plug-ins/plug-in.ts'

/**
 * Books parcels of the courier `swift-post` by its HTTP API: `POST /parcels`, answered by
 * `{ "tracking_number": "…" }`. The id of the parcel makes a repeated booking the same one.
 */
export const plugIn: PlugIn = {
  name: 'Swift Post',
  couriers({ settings: { PLUGIN_SWIFT_POST_URL: url, PLUGIN_SWIFT_POST_KEY: key } }) {
    return {
      'swift-post': {
        async book({ id, reference, recipient, country, note, items }) {
          const response = await fetch(`${url}/parcels`, {
            method: 'POST',
            signal: AbortSignal.timeout(10_000),
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${key}`,
              'idempotency-key': id,
            },
            body: JSON.stringify({
              reference,
              recipient,
              country,
              note,
              grams: items.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
            }),
          })
          if (!response.ok) throw new Error(`Swift Post answered ${response.status}`)
          const { tracking_number: trackingNumber } = await response.json()
          return { trackingNumber }
        },
      },
    }
  },
}
