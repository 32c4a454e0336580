import sharp from 'sharp'
import { edits, type EditName } from './edits.ts'
import { paymentOf, type ProofPayment } from './payment.ts'
import { otherPictures } from './other-pictures.ts'
import { proofScreens } from './screens.ts'
import type { ProofScreen } from './screen.ts'
import type { FieldName } from './sheet.ts'
import { treatments, type TreatmentName } from './treatments.ts'

/** A picture as sent by a customer, and what it shows. */
export interface ProofCase {
  name: string
  group: 'honest' | 'negative' | 'edited'
  half: Half
  /** Null for pictures that are not a proof of payment. */
  screen: Pick<ProofScreen, 'kind' | 'shows'> | null
  /** The payment the order expects. */
  awaited: ProofPayment
  /** Fields that differ from it; none on an edited picture. */
  wrong: readonly FieldName[]
  outcome: ProofPayment['outcome']
  /** The bank's reference as drawn. */
  bankReference: () => string
  picture: () => Promise<Buffer>
}

export type Half = 'developing' | 'held back'

/** Every second screen, and every second of the other pictures, is held back. */
export function halfOf(at: number): Half {
  return at % 2 === 0 ? 'developing' : 'held back'
}

const ways: readonly TreatmentName[] = ['compressed', 'photographed', 'messenger', 'cropped']
const editNames = Object.keys(edits) as EditName[]

export function allCases(): ProofCase[] {
  return [
    ...proofScreens.flatMap((screen, at) => [
      ...honest(screen, at),
      ...negative(screen, at),
      ...edited(screen, at),
    ]),
    ...otherPictures.map(({ name, picture }, at): ProofCase => {
      const awaited = paymentOf(at)
      const rest = { screen: null, awaited, wrong: [], outcome: 'done' } as const
      const bankReference = () => ''
      return { name, group: 'negative', half: halfOf(at), ...rest, bankReference, picture }
    }),
  ]
}

function honest(screen: ProofScreen, at: number): ProofCase[] {
  const nth = Math.floor(at / 2)
  const chosen = ['clean', ways[nth % 4], ways[(nth + 1 + (at % 2)) % 4]] as const
  return chosen.flatMap((way, turn) => {
    if (!way) return []
    const awaited = paymentOf(at * 3 + turn)
    return {
      name: `${screen.name}, ${way}`,
      group: 'honest',
      half: halfOf(at),
      screen,
      awaited,
      wrong: [],
      outcome: 'done',
      bankReference: referenceOn(screen, awaited),
      picture: async () => treatments[way](await drawn(screen, awaited), at + turn),
    }
  })
}

const referenceOn = (screen: ProofScreen, shown: ProofPayment) => () =>
  screen.draw(shown).sheet.fields.get('bankReference')?.text ?? ''

interface Twist {
  name: string
  shown: (payment: ProofPayment) => ProofPayment
  wrong: readonly FieldName[]
}

const twists: readonly Twist[] = [
  { name: 'failed', shown: (f) => ({ ...f, outcome: 'failed' }), wrong: [] },
  {
    name: 'another payee',
    shown: (f) => ({
      ...f,
      payee: 'GOLDEN FISH TRADING CO',
      account: '024-383-112233-882',
      fpsId: '1684432',
    }),
    wrong: ['payee', 'account'],
  },
  { name: 'another amount', shown: (f) => ({ ...f, amount: `1${f.amount}` }), wrong: ['amount'] },
  { name: 'pending', shown: (f) => ({ ...f, outcome: 'pending' }), wrong: [] },
  {
    name: 'an old date',
    shown: (f) => ({ ...f, date: { year: 2026, month: 9, day: 3 } }),
    wrong: ['date'],
  },
  { name: 'scheduled', shown: (f) => ({ ...f, outcome: 'scheduled' }), wrong: [] },
  {
    name: 'another order',
    shown: (f) => ({ ...f, reference: paymentOf(500 + f.serial.charCodeAt(0)).reference }),
    wrong: ['reference'],
  },
  {
    name: 'a cut reference',
    shown: (f) => ({ ...f, serial: `${f.serial.slice(0, 8)}…` }),
    wrong: ['bankReference'],
  },
  {
    name: 'ten cents less',
    shown: (f) => ({ ...f, amount: (Number(f.amount) - 0.1).toFixed(2) }),
    wrong: ['amount'],
  },
]

function negative(screen: ProofScreen, at: number): ProofCase[] {
  return [at, at + 4].flatMap((turn) => {
    const twist = twists[turn % twists.length]
    if (!twist) return []
    const awaited = paymentOf(at * 2 + turn + 100)
    const shown = twist.shown(awaited)
    return {
      name: `${screen.name}: ${twist.name}`,
      group: 'negative',
      half: halfOf(at),
      screen,
      awaited,
      wrong: twist.wrong,
      outcome: shown.outcome,
      bankReference: referenceOn(screen, awaited),
      picture: () => drawn(screen, shown),
    }
  })
}

const targets: readonly FieldName[] = ['amount', 'reference', 'amount', 'date']

/** A payment of ten dollars, for another order or from another day, edited to look right. */
function edited(screen: ProofScreen, at: number): ProofCase[] {
  return [0, 1, 2].flatMap((turn) => {
    // Uses every kind of edit about twice in each half.
    const nth = Math.floor(at / 2) * 3 + turn + (at % 2) * 5
    const edit = editNames[nth % editNames.length]
    const target = targets[(at + turn) % targets.length]
    if (!edit || !target) return []
    const awaited = paymentOf(at * 3 + turn + 200)
    const paid = {
      ...awaited,
      ...(target === 'amount' && { amount: '10.00' }),
      ...(target === 'reference' && { reference: 'dinner' }),
      ...(target === 'date' && { date: { year: 2026, month: 8, day: 9 } }),
    }
    return {
      name: `${screen.name}: ${target} painted over, ${edit}`,
      group: 'edited',
      half: halfOf(at),
      screen,
      awaited,
      wrong: [],
      outcome: 'done',
      bankReference: referenceOn(screen, awaited),
      picture: async () => {
        const field = screen.draw(paid).sheet.fields.get(target)
        const right = screen.draw(awaited).sheet.fields.get(target)
        if (!field || !right) throw new Error(`${screen.name} shows no ${target}`)
        const place = {
          ...right,
          x: Math.min(field.x, right.x),
          width: Math.max(field.width, right.width),
        }
        const picture = await drawn(screen, paid)
        const over = { ...place, x: right.x }
        return edits[edit]({
          picture,
          field: coverOf(field, over),
          text: right.text,
          seed: at + turn,
        })
      },
    }
  })
}

/** Starts where the right text starts, and covers both texts. */
function coverOf<Place extends { x: number; width: number }>(old: Place, fresh: Place): Place {
  const end = Math.max(old.x + old.width, fresh.x + fresh.width)
  return { ...fresh, width: end - fresh.x }
}

async function drawn(screen: ProofScreen, payment: ProofPayment): Promise<Buffer> {
  const { sheet, height } = screen.draw(payment)
  return sharp(await sheet.png(height))
    .png()
    .toBuffer()
}
