import { ApiError, type ApiClient } from '#contract/client.ts'
import { keep, readKept } from '../keep.ts'
import { localeOfPath } from '../locale.ts'
import { mainStore } from '../paths.ts'
import { accountMark, hasAccount } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { knownWishes } from './browser-wishlist.ts'

const params = { store_id: mainStore } as const
/** Which account has what this browser kept before it had one. */
const movedKey = 'shop.wishlist.account'

let last: Promise<unknown> = Promise.resolve()

/** Puts a product into the account's list, or takes it out. A visitor gets an account by it. */
export function keepInAccount(productId: string, isWished: boolean): Promise<void> {
  return inTurn(async (api) => {
    await moveToAccount(api, productId)
    await setWish(api, productId, isWished)
    markMoved()
  })
}

/** What the account keeps, newest first; who has none has what this browser keeps. */
export function fetchFromAccount(): Promise<readonly string[]> {
  return inTurn(async (api) => {
    if (!hasAccount()) return knownWishes()
    await moveToAccount(api)
    const { data } = await api('GET /stores/{store_id}/wishlist/ids', { params })
    markMoved()
    return data
  })
}

/** The shop has merged the list of the account before into that of the account now. */
export function carryWishesOver(before: string | null): void {
  if (before !== null && readKept('local', movedKey) === before) markMoved()
}

/** One after the other, so that the last press of a heart is the one that counts. */
function inTurn<Result>(work: (api: ApiClient) => Promise<Result>): Promise<Result> {
  const mine = last.then(() => work(personalApi(localeOfPath(location.pathname))))
  // Whoever pressed hears of a failure; who waits goes on.
  last = mine.catch(() => {})
  return mine
}

/** Once for each account: what was kept before there was one, oldest first. */
async function moveToAccount(api: ApiClient, except?: string): Promise<void> {
  const account = accountMark()
  if (account !== null && readKept('local', movedKey) === account) return
  for (const id of knownWishes().toReversed()) {
    if (id !== except) await setWish(api, id, true).catch(unlessGone)
  }
}

/** What is sold no longer is nothing to keep. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'product_not_found') throw error
}

function markMoved(): void {
  keep('local', movedKey, accountMark())
}

async function setWish(api: ApiClient, product_id: string, is_wished: boolean): Promise<void> {
  const body = { product_id, is_wished }
  await api('POST /stores/{store_id}/wishlist/add-to-wishlist', { params, body })
}
