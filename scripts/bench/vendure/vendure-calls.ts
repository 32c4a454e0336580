import { z } from 'zod'
import { randomText } from '#domain/ids.ts'
import { type Answer, type Connection, requestText } from '../connection.ts'
import { answered } from '../visits.ts'

/** A GraphQL request as text; `token`: the guest's session. */
export function graphql(query: string, variables: object = {}, token?: string): string {
  return requestText({
    method: 'POST',
    path: '/shop-api',
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body: { query, variables },
  })
}

const cards = `totalItems items {
  productId productName slug priceWithTax { ... on PriceRange { min max } } }`

export const list = `query ($skip: Int!) {
  search(input: { groupByProduct: true, take: 12, skip: $skip }) { ${cards} } }`

export const find = `query ($term: String!) {
  search(input: { term: $term, groupByProduct: true, take: 12 }) { ${cards} } }`

export const details = `query ($slug: String!) { product(slug: $slug) {
  id name slug description facetValues { name } optionGroups { name options { id name } }
  variants { id name sku priceWithTax stockLevel options { id } } } }`

const cart = `... on Order { id code totalQuantity subTotalWithTax totalWithTax
  lines { id quantity unitPriceWithTax linePriceWithTax productVariant { id name sku } } }
  ... on ErrorResult { errorCode message }`

export const add = `mutation ($variant: ID!) {
  addItemToOrder(productVariantId: $variant, quantity: 1) { ${cart} } }`

/** Takes as few calls as GraphQL allows: a storefront asks at each step. */
const address = `mutation ($email: String!, $method: ID!) {
  setCustomerForOrder(input: { firstName: "Tai Man", lastName: "Chan", emailAddress: $email }) {
    ... on ErrorResult { errorCode } }
  setOrderShippingAddress(input: { fullName: "Chan Tai Man", streetLine1: "1 Hoi Yuen Road",
    city: "Kwun Tong", countryCode: "HK", phoneNumber: "91234567" }) {
    ... on ErrorResult { errorCode } }
  setOrderShippingMethod(shippingMethodId: [$method]) { ${cart} } }`

const pay = `mutation {
  transitionOrderToState(state: "ArrangingPayment") { ... on ErrorResult { errorCode } }
  addPaymentToOrder(input: { method: "transfer", metadata: {} }) {
    ... on Order { code state } ... on ErrorResult { errorCode message } } }`

/** A GraphQL error comes with status 200; it aborts the measurement. */
export async function asked(connection: Connection, request: string): Promise<Answer> {
  const answer = await answered(connection, request)
  const text = String(answer.body)
  if (/"(errors|errorCode)":/.test(text)) throw new Error(`Vendure: ${text.slice(0, 300)}`)
  return answer
}

/** The session of a new guest, made by its first write. */
export function sessionOf({ head }: Answer): string {
  const token = /\r\nvendure-auth-token: (\S+)/i.exec(head)?.[1]
  if (token === undefined) throw new Error('Vendure gave no session')
  return token
}

export async function checkOut(
  connection: Connection,
  variantIds: readonly string[],
  method: string,
): Promise<void> {
  let token: string | undefined
  for (const variant of variantIds) {
    const answer = await asked(connection, graphql(add, { variant }, token))
    token ??= sessionOf(answer)
  }
  const email = `${randomText(20).toLowerCase()}@example.com`
  await asked(connection, graphql(address, { email, method }, token))
  const { body } = await asked(connection, graphql(pay, {}, token))
  if (!String(body).includes('"PaymentAuthorized"')) throw new Error(`not ordered: ${String(body)}`)
}

/** What a shopper can pick, by one look at the shop. */
export async function assortment(connection: Connection) {
  const query = `query { search(input: { take: 100, groupByProduct: false }) {
    items { slug productVariantId } } }`
  const { body } = await asked(connection, graphql(query))
  const shape = z.object({
    data: z.object({
      search: z.object({
        items: z.array(z.object({ slug: z.string(), productVariantId: z.string() })),
      }),
    }),
  })
  const { items } = shape.parse(JSON.parse(String(body))).data.search
  return {
    variantIds: items.map(({ productVariantId }) => productVariantId),
    slugs: [...new Set(items.map(({ slug }) => slug))],
  }
}
