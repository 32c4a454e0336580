import type { z } from 'zod'
import type { Call, Outcome } from './call.ts'

/** One operation of the protocol, the same on both transports. */
export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  /** The address in REST; `:id` is the resource. */
  path: string
  /** Name of the payload among the arguments of the tool; null: it takes none. */
  argument: 'catalog' | 'cart' | 'checkout' | null
  capability: string
  /** Changes something: its requests can be repeated by an idempotency key. */
  isWrite: boolean
  /** A tool of MCP that must name its idempotency key. */
  needsKey: boolean
  /** Answers only requests that are signed. */
  needsSignature: boolean
  /** Its answers are signed. */
  isAnswerSigned: boolean
  shape: z.ZodType
  handle: (call: Call, payload: unknown, id: string) => Promise<Outcome>
  /** Tells a model when to call the tool, and what to do next. */
  description: string
}

type Known = Pick<Operation, 'name' | 'method' | 'path' | 'argument' | 'capability' | 'description'>
type Marks = Partial<Pick<Operation, 'isWrite' | 'needsKey' | 'needsSignature' | 'isAnswerSigned'>>

/** An operation of its shape and handler; `marks` are what sets it apart. */
export function operation<Shape extends z.ZodType>(
  known: Known,
  shape: Shape,
  handle: (call: Call, payload: z.output<Shape>, id: string) => Promise<Outcome>,
  marks: Marks = {},
): Operation {
  return {
    isWrite: false,
    needsKey: false,
    needsSignature: false,
    isAnswerSigned: false,
    ...known,
    ...marks,
    shape,
    // Parsed by the same shape.
    handle: (call, payload, id) => handle(call, shape.parse(payload), id),
  }
}
