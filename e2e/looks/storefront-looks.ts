import type { Page } from 'playwright'
import { localePath } from '#storefront/locale.ts'
import { openWhole } from '../every-route/open-whole.ts'
import { beGuest, beMember, guestWalks, type Walk } from '../every-route/walks.ts'
import type { OpenShop, Visitor } from '../shop.ts'
import { choose, shopper, words } from '../shopper.ts'
import type { Look, Manner } from './looks.ts'

const oxford = '/shop/main/product/oxford-shirt'

/** The name of a look that is nothing but a page: its address without ids. */
function nameOf(address: string): string {
  const words = address
    .replaceAll(/[a-z]{3}_\w+|=\w{16,}|(?=\w*[A-Z])\w{20,}/g, '')
    .split(/[^a-z0-9]+/i)
  return words.filter(Boolean).join('-').slice(0, 60) || 'home'
}

/** Pages of one kind, such as two orders, are told apart by a number. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before + 1}`
  })
}

const { shell, catalogue, product, cart } = words.en
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

interface State {
  path: string
  by?: Walk['by']
  act: (page: Page) => Promise<unknown>
  /** On a phone or on a desk only. */
  only?: 'phone' | 'desk'
  isLayer?: boolean
}

/** Views after a press, by name. */
const states: Readonly<Record<string, State>> = {
  menu: {
    path: '/',
    only: 'phone',
    isLayer: true,
    act: (page) => press(page, shell.openMenu),
  },
  'mega menu': {
    path: '/faq',
    only: 'desk',
    isLayer: true,
    act: async (page) => {
      await page.locator('.main-menu').getByRole('button', { name: 'Tops' }).click()
      await page.locator('.menu-pictures a').nth(1).waitFor()
    },
  },
  'search suggestions': {
    path: '/faq',
    only: 'desk',
    isLayer: true,
    act: async (page) => {
      await page.getByRole('searchbox').first().focus()
      await page.getByRole('combobox').first().fill('oxford')
      await page.getByRole('option').first().waitFor()
    },
  },
  filters: {
    path: '/shop/main/product',
    only: 'phone',
    isLayer: true,
    act: async (page) => {
      await page.getByRole('button', { name: catalogue.filter, exact: true }).tap()
      await page.getByRole('dialog', { name: catalogue.filter }).waitFor()
    },
  },
  'size guide of a product': {
    path: oxford,
    isLayer: true,
    act: async (page) => {
      await press(page, product.sizeGuide)
      await page.getByRole('dialog').waitFor()
    },
  },
  zoom: {
    path: oxford,
    isLayer: true,
    act: async (page) => {
      await page
        .getByRole('link', { name: product.enlarge('') })
        .first()
        .click()
      await page.locator('#zoom').waitFor()
    },
  },
  'added to the cart': {
    path: oxford,
    isLayer: true,
    act: async (page) => {
      await choose(page.getByRole('radio', { name: /^M( |,|$)/ }))
      await page.getByRole('button', { name: product.add, exact: true }).first().click()
      await page.getByText(cart.added).first().waitFor()
    },
  },
  'wrong voucher': {
    path: '/shop/main/cart',
    act: async (page) => {
      await page.getByText(cart.voucherOpen, { exact: true }).click()
      await page.getByRole('textbox', { name: cart.voucherLabel }).fill('NOBODY')
      await press(page, cart.voucherApply)
      await page.getByText(cart.voucherProblems.unknown).waitFor()
    },
  },
  'checkout with faults': {
    path: '/shop/main/checkout',
    act: async (page) => {
      await shopper(page, 'en').seePrices()
      await shopper(page, 'en').placeButton.click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  'log-in with faults': {
    path: '/authentication/login/email',
    act: sendEmpty,
  },
  'register with faults': {
    path: '/authentication/register/email',
    act: sendEmpty,
  },
  'enquiry with faults': {
    path: '/contact-us',
    act: sendEmpty,
  },
  customiser: {
    path: '/?customise',
    isLayer: true,
    act: (page) =>
      page
        .getByRole('region', { name: /customis/i })
        .or(page.getByRole('dialog'))
        .first()
        .waitFor(),
  },
}

interface StorefrontLook extends Look {
  by: Walk['by']
  only?: State['only']
}

/** Each page and state of the storefront. Signs in a guest with a cart, and a member. */
export async function storefrontLooks(
  shop: OpenShop,
  guest: Visitor,
  member: Visitor,
): Promise<StorefrontLook[]> {
  await beGuest(shop, guest.context)
  // A voucher that one look has tried is not in the next.
  await guest.page.addInitScript(() => localStorage.removeItem('shop.cart'))
  const walks = [...(await guestWalks(shop)), ...(await beMember(shop, member.context))]
  const names = numbered(
    walks.map(({ path, by }) => (by === 'guest' ? '' : 'member-') + nameOf(path)),
  )
  const pages = walks.map(({ path, by }, at) => ({
    name: names[at] ?? '',
    by,
    open: (page: Page, manner: Manner) =>
      openWhole(page, localePath(manner === 'chinese' ? 'zh' : 'en', path)),
  }))
  const pressed = Object.entries(states).map(([name, { path, by = 'guest', act, ...state }]) => ({
    ...state,
    name: name.replaceAll(' ', '-'),
    by,
    isPressed: true,
    open: async (page: Page) => {
      await openWhole(page, path)
      await act(page)
    },
  }))
  return [...pages, ...pressed]
}
