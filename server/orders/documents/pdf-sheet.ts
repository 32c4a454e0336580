import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** Its one file sets Latin, traditional and simplified Chinese; only the glyphs used are embedded. */
const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
)

const margin = 56
const right = 595.28 - margin
const bottom = 841.89 - margin
const ink = '#161616'
const grey = '#5c5852'

/** An A4 page written from top to bottom; it goes on to another page by itself. */
export interface PdfSheet {
  title: (text: string) => void
  text: (text: string, look?: { small?: boolean; after?: number }) => void
  /** Text at the start and at the end of one line, with further small lines below. */
  row: (start: string, end: string, below?: string) => void
  /** A line in the right half, such as a total. */
  sum: (term: string, detail: string, isTotal?: boolean) => void
  rule: () => void
  gap: (height: number) => void
}

export async function drawPdf(
  info: { title: string; author: string; language: string; createdAt: Date },
  draw: (sheet: PdfSheet) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', () => resolve())
    document.on('error', reject)
  })
  document.registerFont('sans', fontFile).font('sans')
  draw(sheetOf(document))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function sheetOf(document: PDFKit.PDFDocument): PdfSheet {
  const write = (text: string, size: number, colour: string, options = {}) => {
    document.fontSize(size).fillColor(colour).text(known(text), margin, document.y, options)
  }
  const keep = (height: number) => {
    if (document.y + height > bottom) document.addPage()
  }
  return {
    title(text) {
      write(text, 20, ink)
      document.y += 6
    },
    text(text, { small = false, after = 2 } = {}) {
      write(text, small ? 8.5 : 10, small ? grey : ink)
      document.y += after
    },
    row(start, end, below = '') {
      keep(below === '' ? 22 : 36)
      const top = document.y
      document.fontSize(10).fillColor(ink)
      document.text(known(end), right - 110, top, { width: 110, align: 'right' })
      document.text(known(start), margin, top, { width: right - margin - 126 })
      if (below !== '') write(below, 8.5, grey, { width: right - margin - 126 })
      document.y += 8
    },
    sum(term, detail, isTotal = false) {
      keep(24)
      const top = document.y
      document.fontSize(isTotal ? 12 : 10).fillColor(isTotal ? ink : grey)
      document.text(known(term), 260, top, { width: right - 260 - 110 })
      const after = document.y
      document.fillColor(ink).text(known(detail), right - 110, top, { width: 110, align: 'right' })
      document.y = Math.max(after, document.y) + 4
    },
    rule() {
      document.moveTo(margin, document.y).lineTo(right, document.y)
      document.lineWidth(0.5).strokeColor('#cfc9bf').stroke()
      document.y += 8
    },
    gap(height) {
      document.y += height
    },
  }
}

/** The typeface lacks the full-width slash. */
function known(text: string): string {
  return text.replaceAll('／', '/')
}
