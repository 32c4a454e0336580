import { generatedProduct } from '../generated-product.ts'

const productsInFile = 1000
/** None of the generated catalogue's. */
const firstNumber = 900_000_000

const columns = [
  'Handle',
  'Title',
  'Title (zh)',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Inventory Qty',
] as const

/** The request that checks a file of new products, with five variants each and no pictures. */
export function importCheck(token: string): Buffer {
  const boundary = 'end-of-the-file'
  const body = Buffer.from(
    [
      `--${boundary}`,
      'content-disposition: form-data; name="file"; filename="products.csv"',
      'content-type: text/csv',
      '',
      importFile(),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  )
  const head = [
    'POST /api/staff/products/import/check HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

function importFile(): string {
  const products = Array.from({ length: productsInFile }, (_, at) => rowsOf(firstNumber + at))
  return [columns.join(','), ...products.flat()].join('\n')
}

function rowsOf(number: number): string[] {
  const { handle, title, description, sizes, tags, price_cents } = generatedProduct(number)
  return sizes.map((size, at) => {
    const product = [title.en, title.zh, description.en, 'Praya', 'Shirts', tags.join(', '), 'TRUE']
    const cells = [
      handle,
      ...(at === 0 ? product : product.map(() => '')),
      'Colour',
      'Navy',
      'Size',
      size,
      `N${number}-${size}`,
      (price_cents / 100).toFixed(2),
      '10',
    ]
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  })
}
