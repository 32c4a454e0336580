import { z } from 'zod'
import { makeBuyers, plentifulVariants, variantsOf } from '../buyers.ts'
import { firstCourier } from '../buying-works.ts'
import { addCall, checkoutCall, connectionOf, registerCall } from '../calls.ts'
import { detailsPath, listUrl } from '../catalogue-works.ts'
import { type Answer, type Connection, requestText } from '../connection.ts'
import type { Task } from '../load.ts'
import { type Site, slots } from '../site.ts'
import { answered, askJson } from '../visits.ts'
import * as vendure from './vendure-calls.ts'
import type { VendureShop } from './vendure-shop.ts'

/** The same work in both shops. */
export interface ComparedWork {
  name: string
  ours: Task
  vendure: Task
  /** One answer of each, to compare what they hold; null if the work has several. */
  samples: { ours: Answer; vendure: Answer } | null
  /** Concurrent users, if one of the two breaks down with 32. */
  slots?: number
}

export async function comparedWorks(site: Site, peer: VendureShop): Promise<ComparedWork[]> {
  return [
    ...(await reads(site, peer)),
    await adding(site, peer),
    await firstAdd(site, peer),
    await checkout(site, peer),
  ]
}

const terms = ['shirt', 'linen', 'navy', 'jumper', 'polo', 'raincoat', 'merino', 'chinos']

async function reads(site: Site, peer: VendureShop): Promise<ComparedWork[]> {
  const [one] = peer.connections
  if (!one) throw new Error('no connection')
  const { slugs } = await vendure.assortment(one)
  const { rows } = await site.pool.query<{ id: string }>(
    `select id from products where status = 'active' order by md5(id) limit 64`,
  )
  const pages = Array.from({ length: 16 }, (_, at) => at)
  return inTurn([
    () =>
      read(site, peer, {
        name: 'Product list, 12 products',
        ours: pages.map((page) => listUrl({ per_page: '12', page: String(page + 1) })),
        vendure: pages.map((page) => vendure.graphql(vendure.list, { skip: page * 12 })),
      }),
    () =>
      read(site, peer, {
        name: 'Product details',
        ours: rows.map(({ id }) => detailsPath(id)),
        vendure: slugs.map((slug) => vendure.graphql(vendure.details, { slug })),
      }),
    // With more connections Vendure's search answers none in time.
    () =>
      read(site, peer, {
        name: 'Search by keyword',
        ours: terms.map((keyword) => listUrl({ per_page: '12', keyword })),
        vendure: terms.map((term) => vendure.graphql(vendure.find, { term })),
        slots: 4,
      }),
  ])
}

/** A connection answers one request at a time. */
async function inTurn<Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  for (const work of works) results.push(await work())
  return results
}

interface Read {
  name: string
  ours: readonly string[]
  vendure: readonly string[]
  slots?: number
}

async function read(site: Site, peer: VendureShop, { ours, ...work }: Read): Promise<ComparedWork> {
  const requests = {
    ours: ours.map((path) => requestText({ path, headers: { accept: 'application/json' } })),
    vendure: work.vendure,
  }
  const nth = (all: readonly string[], turn: number) => all[turn % all.length] ?? ''
  const tasks = {
    ours: (slot: number, turn: number) =>
      answered(connectionOf(site, slot), nth(requests.ours, turn)),
    vendure: (slot: number, turn: number) =>
      vendure.asked(ownConnection(peer, slot), nth(requests.vendure, turn)),
  }
  return {
    name: work.name,
    ...(work.slots !== undefined && { slots: work.slots }),
    ours: async (slot, turn) => void (await tasks.ours(slot, turn)),
    vendure: async (slot, turn) => void (await tasks.vendure(slot, turn)),
    samples: { ours: await tasks.ours(0, 0), vendure: await tasks.vendure(0, 0) },
  }
}

/** Into the cart of a known visitor, of three variants in turn. */
async function adding(site: Site, peer: VendureShop): Promise<ComparedWork> {
  const variantIds = await plentifulVariants(site.pool)
  const { tokens } = await makeBuyers(site.pool, slots)
  const { variantIds: theirs } = await assortmentOf(peer)
  const sessions: string[] = []
  for (const connection of peer.connections) {
    const first = await vendure.asked(connection, addTheirs(theirs, sessions.length, 0))
    sessions.push(vendure.sessionOf(first))
  }
  const own = (slot: number, turn: number) =>
    answered(
      connectionOf(site, slot),
      requestText(addCall(tokens[slot] ?? '', variantIds[slot * 3 + (turn % 3)] ?? '')),
    )
  const their = (slot: number, turn: number) =>
    vendure.asked(ownConnection(peer, slot), addTheirs(theirs, slot, turn, sessions[slot]))
  return {
    name: 'Add to cart',
    ours: async (slot, turn) => void (await own(slot, turn)),
    vendure: async (slot, turn) => void (await their(slot, turn)),
    samples: { ours: await own(0, 0), vendure: await their(0, 0) },
  }
}

function addTheirs(variantIds: readonly string[], slot: number, turn: number, token?: string) {
  const variant = variantIds[(slot * 3 + (turn % 3)) % variantIds.length]
  return vendure.graphql(vendure.add, { variant }, token)
}

async function firstAdd(site: Site, peer: VendureShop): Promise<ComparedWork> {
  const variantIds = await plentifulVariants(site.pool)
  const { variantIds: theirs } = await assortmentOf(peer)
  return {
    name: 'First add of a new visitor',
    async ours(slot, turn) {
      const connection = connectionOf(site, slot)
      const token = await register(connection)
      const [variantId = ''] = variantsOf(turn, variantIds)
      await answered(connection, requestText(addCall(token, variantId)))
    },
    async vendure(slot, turn) {
      await vendure.asked(ownConnection(peer, slot), addTheirs(theirs, 0, turn))
    },
    samples: null,
  }
}

/** From a new visitor to an order of two products, as a guest. */
async function checkout(site: Site, peer: VendureShop): Promise<ComparedWork> {
  const variantIds = await plentifulVariants(site.pool)
  const courierId = await firstCourier(site.pool)
  const { variantIds: theirs } = await assortmentOf(peer)
  const { rows } = await peer.pool.query<{ id: number }>('select id from shipping_method limit 1')
  const method = String(rows[0]?.id)
  return {
    name: 'Whole checkout, 2 products',
    slots: 16,
    async ours(slot, turn) {
      const connection = connectionOf(site, slot)
      const token = await register(connection)
      const chosen = variantsOf(turn, variantIds)
      for (const id of chosen) await answered(connection, requestText(addCall(token, id)))
      const call = checkoutCall(token, { courierId, variantIds: chosen })
      await answered(connection, requestText(call))
    },
    async vendure(slot, turn) {
      await vendure.checkOut(ownConnection(peer, slot), variantsOf(turn, theirs), method)
    },
    samples: null,
  }
}

async function register(connection: Connection): Promise<string> {
  const { token } = await askJson(connection, registerCall(), z.object({ token: z.string() }))
  return token
}

function assortmentOf(peer: VendureShop) {
  return vendure.assortment(ownConnection(peer, 0))
}

function ownConnection({ connections }: VendureShop, slot: number): Connection {
  const connection = connections[slot]
  if (!connection) throw new Error(`no connection ${slot}`)
  return connection
}
