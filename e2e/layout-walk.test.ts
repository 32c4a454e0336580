import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { aMember, order } from './member.ts'
import { openShop, phone } from './shop.ts'
import { backroom } from './staff-fixtures.ts'

/** Regression tests for elements that overlapped, were cut off, or wrapped badly. */

const shop = await openShop({}, { hasPictures: true })
const back = backroom(shop)

async function opened(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await shop.visitor({ viewport })
  await page.goto(address)
  return page
}

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.each([991, 1280, 1920])(
  'the large number on the home page does not overlap its paragraph at %i',
  async (width) => {
    const page = await opened('/', { width, height: 900 })
    const number = await boxOf(page.locator('.story-number'))
    const text = await boxOf(page.locator('.story .row-text'))
    expect(number.y - text.bottom).toBeGreaterThanOrEqual(24)
    const picture = await boxOf(page.locator('.story .picture'))
    expect(number.right).toBeLessThanOrEqual(picture.x)
  },
)

test.each([
  [1280, 900],
  [1366, 768],
  [1920, 1080],
])('the caption is below the first picture at %i by %i', async (width, height) => {
  const page = await opened('/', { width, height })
  const picture = await boxOf(page.locator('.hero-garment .picture'))
  const caption = await boxOf(page.locator('.hero-garment > .caption'))
  expect(caption.y).toBeGreaterThanOrEqual(picture.bottom)
  expect(caption.bottom).toBeLessThanOrEqual(height)
  // Garments are drawn 4:5: cropping more than an eighth would cut off the hem.
  expect(picture.height / picture.width).toBeGreaterThanOrEqual(1.25 * 0.86)
})

test('the list controls fit on one line on a tablet', async () => {
  const page = await opened('/shop/main/product', { width: 768, height: 1024 })
  const view = await boxOf(page.locator('.listing-view'))
  const sort = await boxOf(page.locator('.listing-sort'))
  expect(Math.abs(view.y + view.height / 2 - (sort.y + sort.height / 2))).toBeLessThan(8)
})

test.each([768, 991, 1280])('the search field shows its whole placeholder at %i', async (width) => {
  const page = await opened('/', { width, height: 900 })
  const field = page.locator('.header-search input')
  expect(await hasRoomFor(field, (await field.getAttribute('placeholder')) ?? '')).toBe(true)
})

/** Whether a control shows all of a text, which would otherwise be cut off. */
function hasRoomFor(control: Locator, text: string): Promise<boolean> {
  return control.evaluate((element, written) => {
    const pen = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(element)
    if (!pen || written === '') return false
    pen.font = style.font
    const room =
      element.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight)
    return pen.measureText(written).width <= room
  }, text)
}

test.each(['/', '/zh', '/cn'])(
  'a phone shows products on the first screen of a list, under controls that stay, at %s',
  async (language) => {
    const { page } = await shop.visitor({ viewport: phone })
    await page.goto(`${language === '/' ? '' : language}/shop/main/product`)
    const controls = page.locator('.listing-tools')
    const first = page.locator('.listing-cards .card-pic')
    expect((await boxOf(first)).y).toBeLessThanOrEqual(260)
    for (const part of ['.listing-open', '.listing-sort', '.listing-count', '.listing-view']) {
      const { bottom, right } = await boxOf(controls.locator(part))
      expect(bottom, part).toBeLessThanOrEqual(260)
      expect(right, part).toBeLessThanOrEqual(phone.width)
    }
    const sort = controls.locator('select')
    expect(await hasRoomFor(sort, await sort.locator('option:checked').innerText())).toBe(true)
    await first.nth(12).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await boxOf(controls)).y).toBeLessThanOrEqual(64)
    expect((await boxOf(controls)).y).toBeGreaterThanOrEqual(-1)
  },
)

test('the introduction of the about page is set apart from the text', async () => {
  const page = await opened('/about-us', { width: 1280, height: 900 })
  const lead = await boxOf(page.locator('.content-lead'))
  const next = await boxOf(page.locator('.page-opening'))
  expect(next.y - lead.bottom).toBeGreaterThanOrEqual(24)
})

test('pictures of pages are shown uncropped and say what they show, in every language', async () => {
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    for (const [address, count] of [
      ['/about-us', 3],
      ['/zh/contact-us', 2],
      ['/cn', 2],
    ] as const) {
      const page = await opened(address, viewport)
      const pictures = await page
        .locator(':is(.page-figure, .outfit, .shop-row) .picture')
        .evaluateAll((images) =>
          images.map((image) => {
            const { width, height } = image.getBoundingClientRect()
            const [natural, tall] = ['width', 'height'].map((name) =>
              Number(image.getAttribute(name)),
            )
            const alt = image.getAttribute('alt') ?? ''
            return { alt, off: width / height - (natural ?? 0) / (tall ?? 1) }
          }),
        )
      expect(pictures, address).toHaveLength(count)
      for (const { alt, off } of pictures) {
        expect(Math.abs(off), alt).toBeLessThan(0.02)
        expect(alt.length).toBeGreaterThan(12)
        expect(/\p{Script=Han}/u.test(alt)).toBe(address !== '/about-us')
      }
    }
  }
})

test('the map names its streets and explains its numbers', async () => {
  const page = await opened('/contact-us', phone)
  await page.getByText('Seawall Street', { exact: true }).waitFor()
  const legend = page.locator('.page-figure li')
  expect(await legend.allTextContents()).toEqual([
    'Praya, Shop 218, 2/F',
    'Seawall Street entrance and lift',
    'Tram stop',
    'MTR Kennedy Town, exit C',
  ])
})

test('the mega menu fetches its two pictures when it is opened, not before', async () => {
  const page = await opened('/shop/main/product', { width: 1280, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isOfMenu = (url: string) => /menu-pictures|best-sellers-urls/.test(url)
  // Starts the scripts.
  await page.getByRole('searchbox').first().focus()
  await page.getByRole('combobox').first().waitFor()
  expect(asked.filter(isOfMenu)).toEqual([])
  await page.locator('.main-menu').getByRole('button', { name: 'Tops' }).click()
  const pictured = page.locator('.menu-pictures a')
  await pictured.nth(1).waitFor()
  expect(asked.filter(isOfMenu).length).toBeGreaterThan(0)
  const links = await pictured.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(new Set(links).size).toBe(2)
})

test('every social network in the footer has its own icon', async () => {
  const page = await opened('/', { width: 1280, height: 900 })
  const drawings = await page
    .locator('.social use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1] ?? ''))
  expect(new Set(drawings).size).toBe(drawings.length)
  expect(drawings).not.toContain('external')
})

test('journal pictures fill their 3:2 frame', async () => {
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    for (const address of ['/posts', '/articles/journal', '/articles/care-guide']) {
      const page = await opened(address, viewport)
      const ratios = await page.locator('.story-card .picture').evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect()
          const [natural, tall] = ['width', 'height'].map((name) =>
            Number(picture.getAttribute(name)),
          )
          return { shown: width / height, drawn: (natural ?? 0) / (tall ?? 1) }
        }),
      )
      expect(ratios.length).toBeGreaterThan(3)
      for (const { shown, drawn } of ratios) {
        expect(shown).toBeCloseTo(1.5, 1)
        expect(drawn).toBeCloseTo(1.5, 2)
      }
    }
  }
})

test('the pictures of a story fill their frames', async () => {
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    const page = await opened('/posts/repair-saturday', viewport)
    const frames = await page.locator('.story-pictures li').evaluateAll((items) =>
      items.map((item) => {
        const [frame, picture, image] = ['a', '.picture', 'img'].map((part) =>
          item.querySelector(part)?.getBoundingClientRect(),
        )
        const [natural, tall] = ['width', 'height'].map((name) =>
          Number(item.querySelector('[width][height]')?.getAttribute(name)),
        )
        return {
          ratio: (natural ?? 0) / (tall ?? 1),
          empty: [frame, picture].map((outer) =>
            Math.max(
              Math.abs((outer?.width ?? 0) - (image?.width ?? 999)),
              Math.abs((outer?.height ?? 0) - (image?.height ?? 999)),
            ),
          ),
          bottom: frame?.bottom ?? 0,
        }
      }),
    )
    expect(frames.length).toBeGreaterThan(0)
    for (const { ratio, empty } of frames) {
      expect(ratio).toBeCloseTo(1.5, 2)
      expect(Math.max(...empty)).toBeLessThan(1)
    }
    const lead = await boxOf(page.locator('.story-pictures li').first())
    expect(lead.width / lead.height).toBeCloseTo(1.5, 1)
  }
})

test.each([phone, { width: 1280, height: 900 }])(
  'the facts of a receipt start on one line, even with a long email, at %o',
  async (viewport) => {
    const { page, context } = await shop.visitor({ viewport })
    const member = await aMember(shop, context)
    const shirt = await back.piece('oxford-shirt', 'white', 'M')
    await back.leave(shirt, 20)
    const email = 'wolfgang.amadeus.featherstonehaugh@customer-correspondence.example.com'
    const id = await order(shop, { ...member, email }, shirt)
    await acceptPayment(shop.ctx, id)
    await page.goto(`/shop/main/order/${id}/receipt`)
    await page.getByText(email).waitFor()
    const list = page.locator('.receipt .facts').first()
    for (const part of ['dt', 'dd']) {
      const starts = await list
        .locator(part)
        .evaluateAll((parts) => parts.map((each) => Math.round(each.getBoundingClientRect().x)))
      expect(starts.length).toBeGreaterThan(4)
      expect(new Set(starts).size, part).toBe(1)
    }
    const sheet = await boxOf(page.locator('.receipt'))
    expect((await boxOf(page.getByText(email))).right).toBeLessThanOrEqual(sheet.right + 1)
  },
)

test('no line of a Chinese delivery date is a single character', async () => {
  const { page } = await shop.visitor({ viewport: phone, language: 'zh' })
  await page.goto('/zh/shop/main/product')
  await page.locator('.card a').first().click()
  await page.waitForURL(/\/zh\/shop\/main\/product\/prd_/)
  await page.locator('.product-info').waitFor()
  const widows = await page.locator('.product-info').evaluate((info) => {
    const found: string[] = []
    for (const paragraph of info.querySelectorAll('p')) {
      const range = new Range()
      range.selectNodeContents(paragraph)
      const lines = new Map<number, number>()
      for (const { bottom, width } of range.getClientRects()) {
        const line = Math.round(bottom / 4)
        lines.set(line, (lines.get(line) ?? 0) + width)
      }
      const last = [...lines.values()].at(-1) ?? 0
      if (lines.size > 1 && last < 20) found.push(paragraph.textContent ?? '')
    }
    return found
  })
  expect(widows).toEqual([])
})
