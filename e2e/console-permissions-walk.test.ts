import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { counterMessages } from '#console/counter/messages.ts'
import { customerMessages } from '#console/customers/messages.ts'
import type { Language } from '#console/language/language.ts'
import { inboxMessages } from '#console/inbox/messages.ts'
import { actionMessages } from '#console/orders/action-messages.ts'
import { orderMessages } from '#console/orders/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { proofMessages } from '#console/proofs/messages.ts'
import { reportMessages } from '#console/reports/messages.ts'
import { returnMessages } from '#console/returns/messages.ts'
import { logMessages } from '#console/settings/action-messages.ts'
import { settingsMessages } from '#console/settings/messages.ts'
import { sentMessages } from '#console/settings/sent-messages.ts'
import { teamMessages } from '#console/settings/team-messages.ts'
import { shellMessages } from '#console/shell/messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { webhookMessages } from '#console/webhooks/messages.ts'
import { permissionNames, type Permission } from '#domain/staff/permissions.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { consoleScreens } from './console-screens.ts'
import {
  aRole,
  deskVisit,
  openConsole,
  phoneVisit,
  staffVisitor,
  takeOver,
  type Visit,
} from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

/**
 * Screens that each permission opens, and what it adds to screens that others open × with it and without it
 * × a phone in Chinese and a desk in English.
 */

const shop = await openConsole()
const screens = new Map([...(await consoleScreens(shop)), ['orders/:id', [await paidOrder()]]])

/** One that can still be refunded in part. */
async function paidOrder(): Promise<string> {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'L')
  await back.leave(shirt, 5)
  const id = await order(shop, await register(shop), shirt)
  await acceptPayment(shop.ctx, id)
  return `orders/${id}`
}

interface Probe {
  permission: Permission
  route: string
  /** Title of the screen, where the permission opens it. */
  title?: (language: Language) => string | undefined
  /** On a screen that other permissions open too. */
  button?: (language: Language) => string
  /** Opens to show the button. */
  menu?: (language: Language) => string
  /** Needed to reach it at all. */
  with?: readonly Permission[]
}

/** Screens. */
const opened: readonly Probe[] = [
  { permission: 'orders:read', route: 'orders', title: (say) => orderMessages[say].title },
  { permission: 'orders:read', route: 'returns', title: (say) => returnMessages[say].title },
  { permission: 'customers:read', route: 'customers', title: (say) => customerMessages[say].title },
  { permission: 'customers:read', route: 'inbox', title: (say) => inboxMessages[say].title },
  { permission: 'catalogue:read', route: 'stock', title: (say) => stockMessages[say].title },
  {
    permission: 'stock:receive',
    route: 'stock/receive',
    title: (say) => stockMessages[say].receiveTitle,
  },
  {
    permission: 'people:export',
    route: 'customers/newsletter',
    title: (say) => customerMessages[say].newsletter,
    with: ['customers:read'],
  },
  { permission: 'payments:confirm', route: 'proofs', title: (say) => proofMessages[say].title },
  { permission: 'counter:sell', route: 'counter', title: (say) => counterMessages[say].title },
  {
    permission: 'refunds:issue',
    route: 'counter/returns',
    title: (say) => counterMessages[say].title,
    with: ['counter:sell'],
  },
  { permission: 'catalogue:manage', route: 'products', title: (say) => productMessages[say].title },
  {
    permission: 'catalogue:manage',
    route: 'stock/count',
    title: (say) => stockMessages[say].countTitle,
  },
  {
    permission: 'catalogue:manage',
    route: 'stock/transfer',
    title: (say) => stockMessages[say].transferTitle,
  },
  {
    permission: 'messages:manage',
    route: 'settings/messages',
    title: (say) => sentMessages[say].title,
  },
  {
    permission: 'settings:manage',
    route: 'settings/limits',
    title: (say) => settingsMessages[say].links.limits[0],
  },
  { permission: 'audit:read', route: 'settings/log', title: (say) => logMessages[say].title },
  { permission: 'reports:read', route: 'reports', title: (say) => reportMessages[say].title },
  {
    permission: 'payment_methods:manage',
    route: 'settings/payment-methods',
    title: (say) => settingsMessages[say].links['payment-methods'][0],
    with: ['settings:manage'],
  },
  { permission: 'staff:manage', route: 'settings/team', title: (say) => teamMessages[say].title },
  {
    permission: 'webhooks:manage',
    route: 'settings/webhooks',
    title: (say) => webhookMessages[say].title,
  },
  {
    permission: 'system:manage',
    route: 'settings/system',
    title: (say) => settingsMessages[say].links.system[0],
  },
]

/** Buttons on screens that also open without the permission. */
const added: readonly Probe[] = [
  {
    permission: 'discounts:give',
    route: 'counter',
    button: (say) => counterMessages[say].giveDiscount,
    with: ['counter:sell'],
  },
  {
    permission: 'orders:manage',
    route: 'orders/:id',
    button: (say) => orderMessages[say].addNote,
    with: ['orders:read'],
  },
  {
    permission: 'people:export',
    route: 'orders',
    button: (say) => partMessages[say].exportCsv,
    with: ['orders:read'],
  },
  {
    permission: 'customers:manage',
    route: 'customers/:id',
    button: (say) => customerMessages[say].addNote,
    with: ['customers:read'],
  },
  {
    permission: 'stock:receive',
    route: 'stock',
    button: (say) => stockMessages[say].receive,
    with: ['catalogue:read'],
  },
  {
    permission: 'refunds:issue',
    route: 'orders/:id',
    with: ['orders:read', 'orders:manage'],
    menu: (say) => actionMessages[say].moreSteps,
    button: (say) => actionMessages[say].labels.goodwill,
  },
  {
    permission: 'refunds:issue',
    route: 'returns/:id',
    with: ['orders:read'],
    button: (say) => returnMessages[say].approve,
  },
  {
    permission: 'points:adjust',
    route: 'customers/:id',
    with: ['customers:read'],
    button: (say) => customerMessages[say].adjust,
  },
  {
    permission: 'catalogue:manage',
    route: 'stock',
    button: (say) => stockMessages[say].count,
    with: ['catalogue:read'],
  },
  {
    permission: 'catalogue:manage',
    route: 'stock/:id',
    with: ['catalogue:read'],
    button: (say) => stockMessages[say].adjust,
  },
  {
    permission: 'people:export',
    route: 'customers',
    button: (say) => partMessages[say].exportCsv,
    with: ['customers:read'],
  },
  {
    permission: 'people:export',
    route: 'customers/:id',
    with: ['customers:read'],
    button: (say) => customerMessages[say].exportData,
  },
  {
    permission: 'customers:close',
    route: 'customers/:id',
    with: ['customers:read'],
    button: (say) => customerMessages[say].erase,
  },
]

test('every permission is tried', () => {
  const tried = new Set<Permission>()
  for (const { permission } of [...opened, ...added]) tried.add(permission)
  expect(permissionNames.filter((name) => !tried.has(name))).toEqual([])
})

test.each([phoneVisit, deskVisit])(
  'each permission opens what it is for, and without it the same address does not: $width px, $language',
  async (visit) => {
    const page = await browserWithBasket(visit)
    for (const probe of opened) {
      for (const isAllowed of [true, false]) {
        const seen = await titleFor(page, probe, isAllowed)
        const { permission, route } = probe
        const { forbiddenTitle } = shellMessages[visit.language]
        const wanted = isAllowed ? probe.title?.(visit.language) : forbiddenTitle
        expect([permission, route, seen]).toEqual([permission, route, wanted])
      }
    }
  },
  600_000,
)

test.each([phoneVisit, deskVisit])(
  'each permission adds its buttons to a screen, and without it they are not there: $width px, $language',
  async (visit) => {
    const { language } = visit
    const page = await browserWithBasket(visit)
    for (const probe of added) {
      for (const isAllowed of [true, false]) {
        const title = await titleFor(page, probe, isAllowed)
        expect(title, probe.route).not.toBe(shellMessages[language].forbiddenTitle)
        const named = (name: string) => page.getByRole('button', { name, exact: true })
        if (probe.menu) await named(probe.menu(language)).click()
        const button = named(probe.button?.(language) ?? '')
        if (isAllowed) await button.first().waitFor()
        else expect([probe.permission, await button.count()]).toEqual([probe.permission, 0])
      }
    }
  },
  600_000,
)

/** One browser, with something to sell: what a colleague may do hangs on the token alone. */
async function browserWithBasket(visit: Visit): Promise<Page> {
  const { page } = await staffVisitor(shop, visit)
  const [variant = ''] = screens.get('stock/:id') ?? []
  const lines = [{ variantId: variant.replace('stock/', ''), qty: 1 }]
  await page.goto('/staff')
  await page.evaluate(
    (text) => {
      sessionStorage.setItem('counter-basket', text)
    },
    JSON.stringify({ lines, customer: null, discount: null }),
  )
  return page
}

/** Opens the screen as a new colleague, and answers its title once everything is shown. */
async function titleFor(page: Page, probe: Probe, isAllowed: boolean): Promise<string> {
  const { permission, route } = probe
  const held = probe.with ?? []
  const role = await aRole(shop, isAllowed ? [...held, permission] : held)
  await takeOver(shop, page, role)
  await page.goto(`/staff/${screens.get(route)?.[0] ?? route}`)
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('main .skeleton').count()).toBe(0)
  return title.innerText()
}
