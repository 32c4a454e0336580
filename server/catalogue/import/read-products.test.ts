import { expect, test } from 'vitest'
import { tell } from './problem.ts'
import { readProducts } from './read-products.ts'

const told = (text: string) => readProducts(text).problems.map((each) => tell(each, 'en'))
const noted = (text: string) => readProducts(text).notes.map((each) => tell(each, 'en'))

test('a handle shared by two products is reported', () => {
  const problems = told(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price',
      'one,One,Size,M,100',
      'one,Another,Size,L,100',
    ].join('\n'),
  )
  expect(problems).toMatchObject([
    { line: 3, column: 'Handle', message: expect.stringContaining('“One” on line 2') },
  ])
})

test('a third option is joined with the size', () => {
  const { products, problems } = readProducts(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
      'cut,Cut,Waist,32,Colour,Navy,Length,Long,100',
      'cut,,,32,,Navy,,Short,100',
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(products[0]?.variants).toMatchObject([
    { colour: 'Navy', size: '32 / Long', sku: 'CUT-NAVY-32-LONG' },
    { colour: 'Navy', size: '32 / Short', sku: 'CUT-NAVY-32-SHORT' },
  ])
})

const notCsv: [what: string, text: string, line: number, reason: string][] = [
  ['an open quote', 'Handle,Title,Price\na,"A,1', 2, 'never closed'],
  ['a quote within a cell', 'Handle,Title,Price\na,A "x",1', 2, 'in the middle'],
  ['text after a quote', 'Handle,Title,Price\na,"A"x,1', 2, 'follows'],
  ['a short row', 'Handle,Title,Price\na,A,1\nb,B', 3, 'more or fewer cells'],
]

test.each(notCsv)('%s is reported with its line', (_, text, line, reason) => {
  expect(told(text)).toEqual([{ line, column: '', message: expect.stringContaining(reason) }])
})

test('headings may differ in case and spaces, and a weight is rounded with a note', () => {
  const text = 'HANDLE,title,variant price,Variant  Grams\nbelt,Belt,120,180.6\ntie,Tie,90,60.0'
  expect(readProducts(text)).toMatchObject({
    problems: [],
    products: [
      { handle: 'belt', variants: [{ priceCents: 12_000, weightGrams: 181 }] },
      { handle: 'tie', variants: [{ weightGrams: 60 }] },
    ],
  })
  expect(noted(text)).toMatchObject([{ line: 2, message: '180.6 is rounded to 181' }])
})

const separators: [what: string, text: string][] = [
  ['semicolons', 'Handle;Title;Price\nscarf;"Scarf; long";99,90'],
  ['tabs', 'Handle\tTitle\tPrice\nscarf\tScarf; long\t99.90'],
  ['bars', 'Handle|Title|Price\nscarf|Scarf; long|99.90'],
  ['commas', 'Handle,Title,Price\nscarf,Scarf; long,99.90'],
  ['what Excel names in a first line', 'sep=;\r\nHandle;Title;Price\r\nscarf;"Scarf; long";99,90'],
]

test.each(separators)('columns may be separated by %s', (_, text) => {
  expect(readProducts(text)).toMatchObject({
    problems: [],
    products: [{ title: { en: 'Scarf; long' }, variants: [{ priceCents: 9990 }] }],
  })
})

const prices: [cell: string, cents: number][] = [
  ['380', 38_000],
  ['1,580.50', 158_050],
  ['1.580,50', 158_050],
  ['99,9', 9990],
  ['HK$ 1,580', 158_000],
  ['３８０', 38_000],
  ['33.3333', 3333],
]

test.each(prices)('the price “%s” is read as people write it', (cell, cents) => {
  const [product] = readProducts(`Handle,Title,Price\na,A,"${cell}"`).products
  expect(product?.variants[0]?.priceCents).toBe(cents)
})

test.each(['1.234', '12 apples', '€12', '1.2E+3', '-5', '1,2,3'])('“%s” is no price', (cell) => {
  expect(told(`Handle,Title,Price\na,A,"${cell}"`)).toMatchObject([
    { line: 2, column: 'Variant Price' },
  ])
})

test.each([
  ['SKU', '1.23E+12'],
  ['SKU', '4E+08'],
  ['Barcode', '1.2345E+11'],
  ['Barcode', '4,89E+12'],
  ['Style Number', '1E-02'],
  ['Price', '1.2E+3'],
  ['Inventory quantity', '1E+2'],
  ['Variant Grams', '2.5E+2'],
])('in %s, %s is told to be a number that a spreadsheet has damaged', (column, cell) => {
  const price = column === 'Price' ? '' : ',Price'
  const csv = `Handle,Title,${column}${price}\na,A,"${cell}"${price && ',100'}`
  const [problem, ...others] = told(csv)
  expect(problem).toMatchObject({ line: 2, message: expect.stringContaining('A spreadsheet') })
  expect(problem?.message).toContain(cell)
  expect(others).toEqual([])
})

test.each([
  ['SKU', '#REF!'],
  ['Barcode', '#N/A'],
  ['Inventory quantity', '#VALUE!'],
  ['Fabric', '#NAME?'],
])('in %s, %s is told to be an error of a formula', (column, cell) => {
  expect(told(`Handle,Title,Price,${column}\na,A,100,${cell}`)).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining(`left ${cell}`) }),
  ])
})

test('an error of a formula in a column that is ignored stops nothing', () => {
  expect(told('Handle,Title,Price,Margin\na,A,100,#DIV/0!')).toEqual([])
})

test.each(['12E5', 'E+10', 'STYLE-1E+2', '0012'])('the SKU “%s” is left as it is', (sku) => {
  const { problems, products } = readProducts(`Handle,Title,Price,SKU\na,A,100,${sku}`)
  expect(problems).toEqual([])
  expect(products[0]?.variants[0]?.sku).toBe(sku)
})

const long = (length: number) => 'x'.repeat(length)

const repairs: [what: string, headings: string, cells: string, column: string, says: string][] = [
  ['negative stock', 'Inventory quantity', '-3', 'Inventory quantity', '-3 is imported as 0'],
  ['negative stock of a warehouse', 'Stock attic', '-1', 'Stock attic', 'imported as 0'],
  ['an earlier price below', 'Compare-at price', '80', 'Compare-at price', '80 is not above'],
  [
    'an earlier price that is the same',
    'Compare-at price',
    '100.00',
    'Compare-at price',
    'not above',
  ],
  ['a rounded cost', 'Cost per item', '33.3333', 'Cost per item', 'rounded to 33.33'],
  ['an unlisted product', 'Status', 'unlisted', 'Status', 'drafts'],
  ['a long subtitle', 'Subtitle', long(201), 'Subtitle', 'Shortened to 200'],
  ['a long description', 'Description', long(8001), 'Description', 'Shortened to 8000'],
  ['a long vendor', 'Vendor', long(81), 'Vendor', 'Shortened to 80'],
  [
    'links in a description',
    'Description',
    '<p>See <a href=x>this</a></p>',
    'Description',
    'plain text',
  ],
  [
    'a size that became a day',
    'Option1 Name,Option1 Value',
    'Size,02-Apr',
    'Option1 Value',
    'date',
  ],
  ['an SKU that became a day', 'SKU', '4月2日', 'SKU', 'date'],
  ['unknown columns', 'Shelf,Row', '1,2', '', 'Ignored columns: Shelf, Row'],
]

test.each(repairs)('%s: a note says so', (_, headings, cells, column, says) => {
  const csv = `Handle,Title,Price,${headings}\na,A,100,${cells}`
  const { problems, notes, headingOf } = readProducts(csv)
  expect(problems).toEqual([])
  expect(notes.map((each) => ({ ...tell(each, 'en'), column: headingOf(each.column) }))).toEqual([
    { line: column ? 2 : 1, column, message: expect.stringContaining(says) },
  ])
})

test('a row that is there twice is left out with a note', () => {
  const csv =
    'Handle,Title,Option1 Name,Option1 Value,Price\na,A,Size,M,100\na,,,L,100\na,,,L,100\na,,,L,90'
  expect(noted(csv)).toMatchObject([{ line: 4, message: expect.stringContaining('line 3') }])
  expect(told(csv)).toMatchObject([
    { line: 3, column: 'Variant SKU' },
    { line: 5, column: 'Option1 Value' },
  ])
})

test('a size without a price is no variant that is silently left out', () => {
  const csv = 'Handle,Title,Option1 Name,Option1 Value,Price\na,A,Size,M,100\na,,,L,'
  expect(told(csv)).toMatchObject([{ line: 3, column: 'Variant Price' }])
})

const oneSku = [
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,SKU,Price',
  'tee,Tee,Size,S,Colour,Navy,STYLE-01,100',
  'tee,,,M,,Navy,STYLE-01,100',
  'polo,Polo,Size,S,Colour,Navy,STYLE-01,100',
  'polo,,,M,,Navy,STYLE-01-NAVY-M,100',
].join('\n')

test('one sentence tells of all rows that share an SKU', () => {
  expect(readProducts(oneSku).sharedSkus).toBe(3)
  expect(told(oneSku)).toEqual([
    { line: 2, column: 'Variant SKU', message: expect.stringMatching(/^3 rows .* lines 2, 3, 4/) },
  ])
})

test('on request, rows that share an SKU get their own from style, colour and size', () => {
  const { problems, products, notes } = readProducts(oneSku, { ownSkus: true })
  expect(problems).toEqual([])
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(skus).toEqual(['STYLE-01-NAVY-S', 'TEE-NAVY-M', 'POLO-NAVY-S', 'STYLE-01-NAVY-M'])
  expect(notes.map((each) => tell(each, 'en').message)).toEqual([
    expect.stringContaining('3 rows that shared an SKU'),
  ])
})

const others: [program: string, headings: string][] = [
  ['WooCommerce', 'ID,Type,SKU,Name,Published,"Is featured?",Sale price,Regular price,Images'],
  ['Etsy', 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2'],
  ['Matrixify', 'ID,Handle,Command,Title,Body HTML,Vendor,Variant SKU,Variant Price'],
  ['Wix', 'handleId,fieldType,name,description,productImageUrl,collection,sku,price'],
  ['Squarespace', 'Product ID [Non Editable],Variant ID [Non Editable],Title,SKU,Price'],
  ['Google Merchant Center', 'id,title,description,link,image_link,availability,price'],
  ['inventory file', 'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,On hand'],
  ['order file', 'Name,Email,Financial Status,Paid at,Lineitem quantity,Lineitem name'],
]

test.each(others)('a file of %s is recognised', (program, headings) => {
  const cells = headings.split(',').map(() => 'x')
  expect(told(`${headings}\n${cells.join(',')}`)).toEqual([
    { line: 1, column: '', message: expect.stringContaining(program) },
  ])
})

test('what Shopify keeps from its online store is imported as a draft', () => {
  const { products } = readProducts(
    'Handle,Title,Price,Published,Status\na,A,1,FALSE,active\nb,B,1,TRUE,active\nc,C,1,TRUE,draft',
  )
  expect(products.map(({ status }) => status)).toEqual(['draft', 'active', 'draft'])
})

test('digits of any keyboard are read in every column that takes numbers or codes', () => {
  const { products, problems } = readProducts(
    [
      'Handle,Title,Published At,Variant SKU,Variant Price,Variant Barcode,Variant Inventory Qty,Variant Measurements,Variant Preorder Limit,Variant Preorder Date',
      'wide,Wide,２０２７－０１－１５ １０：３０,ＳＫＵ－１,１２８０．５０,４８９１２３４５６７８９４,－２,chest=５４,９,２０２７－０２－０１',
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      publishedAt: new Date('2027-01-15T02:30:00Z'),
      variants: [
        {
          sku: 'SKU-1',
          priceCents: 128_050,
          barcode: '4891234567894',
          stock: [{ onHand: 0 }],
          measurements: { chest: 54 },
          preorder: { limit: 9, date: '2027-02-01' },
        },
      ],
    },
  ])
})
