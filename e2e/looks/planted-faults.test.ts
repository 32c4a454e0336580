import { expect, test } from 'vitest'
import { watched, wrongLooks } from './looks.ts'
import { plant, plantedFaults } from './planted-faults.ts'
import { storefrontVisits } from './storefront-visits.ts'

/** The looks find what one line of style or script can break. */

const { phone, comparesPictures } = await storefrontVisits()

// Faults that only a picture shows are not seen where none is compared.
const shownFaults = Object.entries(plantedFaults).filter(
  ([, { says }]) => comparesPictures || !says.test('cells differ'),
)

test.each(shownFaults)('a planted fault is found: %s', async (_, fault) => {
  const { guest, member, looks } = phone
  const look = looks.find(({ name }) => name === fault.look)
  if (!look) throw new Error(`no look is called ${fault.look}`)
  const page = await watched((look.by === 'guest' ? guest : member).page)
  const open = async () => {
    await look.open(page, 'plain')
    await plant(page, fault)
  }
  const planted = { name: look.name, open, isPlanted: true }
  const wrong = await wrongLooks(page, [planted], { name: 'storefront-phone', comparesPictures })
  expect(wrong[look.name]).toEqual(expect.arrayContaining([expect.stringMatching(fault.says)]))
})
