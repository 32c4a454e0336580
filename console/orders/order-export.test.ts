import { expect, test } from 'vitest'
import { csvText, plainCell } from '#domain/csv.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { csvOf } from '../parts/csv.ts'
import { exportColumns, exportRows } from './order-export.ts'

const same = (text: string) => ({ en: text, zh: text, cn: text })
const item = (sku: string) => ({
  sku,
  product_title: same('Oxford shirt'),
  product_variant_title: same('Navy / M'),
  qty: 1,
  price_per_unit: '380.00',
  subtotal_price: '380.00',
  global_discount: '0.00',
  points: 0,
})

const order: StaffAnswer<'GET /orders/export'>['data'][number] = {
  _id: 'ord_1',
  reference: 'PR-7K3Q-9XD',
  current_status: 'pending',
  is_paid: true,
  fulfilment: 'none',
  has_waiting_proof: false,
  name: '=HYPERLINK("https://example.com")',
  email: 'tai.man@example.com',
  phone: '+85291234567',
  item_count: 2,
  total: '760.00',
  payment_method: 'fps',
  channel: 'web',
  delivery_method: 'DELIVERY',
  created_at: '2026-11-23T17:00:00.000Z',
  paid_at: '2026-11-23T17:05:00.000Z',
  agent: null,
  country: 'HK',
  address: same('12/F, Harbour Court'),
  pickup: null,
  tracking_numbers: ['SF1', 'SF2'],
  voucher_code: null,
  original_price: '760.00',
  product_discount: '0.00',
  shop_discount: '0.00',
  shipping_fee: '0.00',
  refunded: '0.00',
  note: '',
  items: [item('OXF-NAVY-M'), item('OXF-NAVY-L')],
}

test('each item is a row, and the order’s own columns are filled on its first alone', () => {
  const columns = exportColumns('en')
  const rows = exportRows([order, { ...order, reference: 'PR-0000-000', items: [] }])
  const cells = (title: string) => {
    const column = columns.find((each) => each.title === title)
    return rows.map((row) => column?.text(row))
  }
  expect(cells('Order')).toEqual(['PR-7K3Q-9XD', 'PR-7K3Q-9XD', 'PR-0000-000'])
  expect(cells('Placed')).toEqual(['2026-11-24 01:00', '', '2026-11-24 01:00'])
  const agents = exportRows([{ ...order, channel: 'agent', agent: 'agents.example' }])
  const assistant = columns.find(({ title }) => title === 'Assistant of')
  expect(agents.map((row) => assistant?.text(row))).toEqual(['agents.example', ''])
  expect(cells('Total')).toEqual(['760.00', '', '760.00'])
  expect(cells('Tracking numbers')).toEqual(['SF1 SF2', '', 'SF1 SF2'])
  expect(cells('SKU')).toEqual(['OXF-NAVY-M', 'OXF-NAVY-L', ''])
})

test.each([
  '=1',
  '+1',
  '-a',
  '@a',
  '\ta',
  '\ra',
  '\na',
  ' =1',
  '\u3000=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  "'=1",
])('a cell that a spreadsheet may evaluate is quoted, and read back as it was: %j', (text) => {
  const [title, cell = ''] = csvText([['A'], [text]]).split('\r\n')
  expect(title).toBe('A')
  const read = cell.startsWith('"') ? cell.slice(1, -1) : cell
  expect(read).toBe(`'${text}`)
  expect(plainCell(read)).toBe(text)
})

test.each(['-5', '-5.50', 'Oxford', "'70s", 'a=b', '', '二＋二'])('%j stays as it is', (text) => {
  expect(csvText([[text]])).toBe(`${text}\r\n`)
  expect(plainCell(text)).toBe(text)
})

test.each(['en', 'zh'] as const)(
  'no two columns have one title, and no cell is a formula: %s',
  (language) => {
    const columns = exportColumns(language)
    expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length)
    const file = csvOf(columns, exportRows([order]))
    expect(file).toContain(`"'=HYPERLINK(""https://example.com"")"`)
    expect(file).toContain("'+85291234567")
  },
)
