import { ApiError, type ApiClient } from '#contract/client.ts'
import { store, readStored } from '../storage-values.ts'
import { localeOfPath } from '../locale.ts'
import { mainStore } from '../paths.ts'
import { accountMark, hasAccount } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { storedWishlist } from './browser-wishlist.ts'

const params = { store_id: mainStore } as const
/** The account this browser's list has already been merged into. */
const movedKey = 'shop.wishlist.account'

let last: Promise<unknown> = Promise.resolve()

/** Adds or removes a product. Creates a visitor's account if there is none. */
export function addToAccountWishlist(productId: string, isWished: boolean): Promise<void> {
  return inTurn(async (api) => {
    await moveToAccount(api, productId)
    await setWish(api, productId, isWished)
    markMoved()
  })
}

/** The account's list, newest first; without an account, this browser's. */
export function fetchFromAccount(): Promise<readonly string[]> {
  return inTurn(async (api) => {
    if (!hasAccount()) return storedWishlist()
    await moveToAccount(api)
    const { data } = await api('GET /stores/{store_id}/wishlist/ids', { params })
    markMoved()
    return data
  })
}

/** The API has merged the previous account's list into the current one's. */
export function mergeBrowserWishlist(before: string | null): void {
  if (before !== null && readStored('local', movedKey) === before) markMoved()
}

/** Serialised, so that the last press of a heart wins. */
function inTurn<Result>(work: (api: ApiClient) => Promise<Result>): Promise<Result> {
  const mine = last.then(() => work(personalApi(localeOfPath(location.pathname))))
  // The caller gets the error; the next in the queue still runs.
  last = mine.catch(() => {})
  return mine
}

/** Once per account: adds the products from before there was one, oldest first. */
async function moveToAccount(api: ApiClient, except?: string): Promise<void> {
  const account = accountMark()
  if (account !== null && readStored('local', movedKey) === account) return
  for (const id of storedWishlist().toReversed()) {
    if (id !== except) await setWish(api, id, true).catch(unlessGone)
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'product_not_found') throw error
}

function markMoved(): void {
  store('local', movedKey, accountMark())
}

async function setWish(api: ApiClient, product_id: string, is_wished: boolean): Promise<void> {
  const body = { product_id, is_wished }
  await api('POST /stores/{store_id}/wishlist/add-to-wishlist', { params, body })
}
