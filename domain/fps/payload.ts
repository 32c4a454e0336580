import { onHongKongClock } from '../dates.ts'
import { decimalText, parseDecimalText } from '../format-money.ts'
import type { Cents } from '../money.ts'
import { checksum, type EmvField, readFields, withChecksum, writeField } from './emv.ts'

/** The payee of an FPS code. A mobile is +852-91234567, or its eight digits. */
interface FpsProxy {
  kind: 'fps_id' | 'mobile' | 'email'
  value: string
}

export interface FpsPayment {
  proxy: FpsProxy
  /** Omitted: the payer types it and the code can be reused. */
  amount?: Cents
  /** Banks accept letters and digits only: others are dropped. At most 25. */
  reference?: string
  merchantName?: string
  city?: string
  editable?: boolean
  expiresAt?: Date
}

const guid = 'hk.com.hkicl'
const currencies = { HKD: '344' } as const
const proxyField = { fps_id: '02', mobile: '03', email: '04' } as const
const proxyShape = {
  fps_id: /^(?:\d{7}|\d{9})$/,
  mobile: /^\+\d{1,3}-\d{5,14}$/,
  email: /^[!-?A-~]+@[!-?A-~]+$/,
} as const

/** Text of the QR code that Hong Kong bank apps scan. Throws on an invalid payee or amount. */
export function fpsPayload(payment: FpsPayment): string {
  const { amount, merchantName = '', city = '' } = payment
  if (amount !== undefined && amount <= 0) throw new Error(`FPS amount must be positive: ${amount}`)
  const reference = payment.reference?.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 25)
  return withChecksum(
    [
      writeField('00', '01'),
      writeField('01', amount === undefined ? '11' : '12'),
      writeField('26', account(payment)),
      writeField('52', '0000'),
      writeField('53', currencies.HKD),
      amount === undefined ? '' : writeField('54', decimalText(amount)),
      writeField('58', 'HK'),
      writeField('59', plain(merchantName, 25) || 'NA'),
      writeField('60', plain(city, 15) || 'HK'),
      reference ? writeField('62', writeField('05', reference)) : '',
    ].join(''),
  )
}

function account({ proxy, editable, expiresAt }: FpsPayment): string {
  const value =
    /^\d{8}$/.test(proxy.value) && proxy.kind === 'mobile' ? `+852-${proxy.value}` : proxy.value
  if (!proxyShape[proxy.kind].test(value)) throw new Error(`not an FPS ${proxy.kind}: ${value}`)
  return [
    writeField('00', guid),
    writeField(proxyField[proxy.kind], value),
    expiresAt ? writeField('05', expiry(expiresAt)) : '',
    editable ? writeField('06', '1') : '',
  ].join('')
}

/** YYMMDDhhmmss in Hong Kong time. */
function expiry(at: Date): string {
  return onHongKongClock(at).slice(2, 19).replaceAll(/\D/g, '')
}

/** Printable ASCII only: lengths count characters, and banks disagree on how to count others. */
function plain(text: string, length: number): string {
  return text
    .replaceAll(/[^ -~]/g, '')
    .trim()
    .slice(0, length)
    .trim()
}

interface EmvPayload {
  fields: readonly EmvField[]
  isReusable: boolean
  /** The FPS payee; null if the code is for other schemes only. */
  proxy: FpsProxy | null
  /** Null if the payer types it or the currency is not HKD. */
  amount: Cents | null
  reference: string | null
}

/** Parses any merchant's code, skipping unknown fields; null if malformed or altered. */
export function parseEmv(payload: string): EmvPayload | null {
  const body = payload.slice(0, -4)
  if (!body.startsWith('000201') || !body.endsWith('6304')) return null
  if (payload.slice(-4) !== checksum(body)) return null
  const fields = readFields(body.slice(0, -4))
  if (!fields) return null

  const amount = valueOf(fields, '54')
  const isHongKongDollars = valueOf(fields, '53') === currencies.HKD
  return {
    fields,
    isReusable: valueOf(fields, '01') !== '12',
    proxy: proxyOf(fieldsOf(fields, '26')),
    amount: amount !== null && isHongKongDollars ? parseDecimalText(amount) : null,
    reference: valueOf(fieldsOf(fields, '62'), '05'),
  }
}

function proxyOf(fields: readonly EmvField[]): FpsProxy | null {
  if (valueOf(fields, '00')?.toLowerCase() !== guid) return null
  for (const kind of ['fps_id', 'mobile', 'email'] as const) {
    const value = valueOf(fields, proxyField[kind])
    if (value !== null) return { kind, value }
  }
  return null
}

function fieldsOf(fields: readonly EmvField[], id: string): readonly EmvField[] {
  return fields.find((field) => field.id === id)?.fields ?? []
}

function valueOf(fields: readonly EmvField[], id: string): string | null {
  return fields.find((field) => field.id === id)?.value ?? null
}
