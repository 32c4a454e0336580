import type { z } from '@hono/zod-openapi'
import type { Need, Permission } from '#domain/staff/permissions.ts'
import { endpoint, type AnyEndpoint, type Endpoint, type EndpointKey } from './endpoint.ts'
import { listOf, pageOf } from './paging.ts'
import { empty } from './shapes.ts'

type Shape = z.ZodType

/** Shapes that several calls of a file have in common; each call may have others. */
interface Shared<Params extends Shape, Answer extends Shape> {
  /** Parameters of every call with a `{param}` in its path. */
  params?: Params
  answer?: Answer
}

/** What one call says of itself; see `Endpoint`. */
interface Parts<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends Shape,
> {
  summary: string
  description?: string
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
  /** If it belongs to another area than the others. */
  area?: string
  may?: Need
  alsoMay?: Permission
  beforeSecondFactor?: boolean
  isMultipart?: boolean
  maxFileBytes?: number
  /** False for a write whose answer is not stored, as it contains a secret. */
  idempotent?: boolean
}

type ParamsOf<Key, Params extends Shape> = {
  withParams: Params
  without: z.ZodUnknown
}[Key extends `${string}{${string}` ? 'withParams' : 'without']

/** Declares a call with an answer of its own, or the shared one. */
type Declare<SharedParams extends Shape, SharedAnswer extends Shape> = <
  const Key extends EndpointKey,
  Params extends Shape = ParamsOf<Key, SharedParams>,
  Query extends Shape = z.ZodUnknown,
  Body extends Shape = z.ZodUnknown,
  Answer extends Shape = SharedAnswer,
>(
  key: Key,
  parts: Parts<Params, Query, Body, Answer>,
) => Endpoint<Key, 'staff', Params, Query, Body, Answer>

type List<Item extends Shape> = ReturnType<typeof listOf<Item>>
type Page<Item extends Shape> = ReturnType<typeof pageOf<Item>>

/** Parts of a list: the shape of one item. */
interface ListParts<Params extends Shape, Query extends Shape, Item extends Shape> extends Omit<
  Parts<Params, Query, Shape, Shape>,
  'answer' | 'body' | 'idempotent'
> {
  item?: Item
}

type DeclareList<
  SharedParams extends Shape,
  SharedAnswer extends Shape,
  Extent extends 'all' | 'page',
> = <
  const Key extends EndpointKey,
  Params extends Shape = ParamsOf<Key, SharedParams>,
  Query extends Shape = z.ZodUnknown,
  Item extends Shape = SharedAnswer,
>(
  key: Key,
  parts: ListParts<Params, Query, Item>,
) => Endpoint<
  Key,
  'staff',
  Params,
  Query,
  z.ZodUnknown,
  Extent extends 'all' ? List<Item> : Page<Item>
>

interface StaffCalls<SharedParams extends Shape, SharedAnswer extends Shape> {
  /** Changes nothing. */
  read: Declare<SharedParams, SharedAnswer>
  /** All items, as `data`. */
  list: DeclareList<SharedParams, SharedAnswer, 'all'>
  /** A page of items; its query contains `pageQuery`. */
  page: DeclareList<SharedParams, SharedAnswer, 'page'>
  /** Creates, changes, moves or archives: repeatable with an idempotency key. */
  write: Declare<SharedParams, SharedAnswer>
  /** Deletes, and answers nothing. */
  remove: Declare<SharedParams, typeof empty>
}

type AnyParts = Parts<Shape, Shape, Shape, Shape> & { item?: Shape }

/**
 * Declares the staff calls of a file: of one area, and with a permission for reading and one for
 * writing, or one for both. A call is then its key, its sentence and its own shapes.
 */
export function staffCalls<
  Params extends Shape = z.ZodUnknown,
  Answer extends Shape = z.ZodUnknown,
>(
  area: string,
  may: Need | { read: Need; write: Need },
  shared: Shared<Params, Answer> = {},
): StaffCalls<Params, Answer> {
  const { read, write } = typeof may === 'object' && 'read' in may ? may : { read: may, write: may }

  const declare = (key: EndpointKey, own: AnyParts): AnyEndpoint => {
    const { answer = shared.answer, params = shared.params, idempotent, ...rest } = own
    if (!answer) throw new Error(`${key} has no answer`)
    return endpoint({
      key,
      area,
      access: 'staff',
      may: write,
      ...rest,
      ...(key.includes('{') && { params }),
      ...(idempotent && { idempotent }),
      answer,
    })
  }
  const calls = {
    read: (key: EndpointKey, own: AnyParts) => declare(key, { may: read, ...own }),
    list: (key: EndpointKey, { item = shared.answer, ...own }: AnyParts) =>
      declare(key, { may: read, ...own, answer: item && listOf(item) }),
    page: (key: EndpointKey, { item = shared.answer, ...own }: AnyParts) =>
      declare(key, { may: read, ...own, answer: item && pageOf(item) }),
    write: (key: EndpointKey, own: AnyParts) => declare(key, { idempotent: true, ...own }),
    remove: (key: EndpointKey, own: AnyParts) => declare(key, { answer: empty, ...own }),
  }
  // The types say which of the own and shared shapes a call gets, as `declare` chooses them.
  return calls as unknown as StaffCalls<Params, Answer>
}
