import { createRequire } from 'node:module'
import { code128 } from './code-128.ts'

/** Its one file sets Latin, traditional and simplified Chinese; only the glyphs used are embedded. */
const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
)

/** In points: 72 to the inch. */
interface Paper {
  width: number
  height: number
  margin: number
}

const a4: Paper = { width: 595.28, height: 841.89, margin: 56 }
/** 100 by 150 mm, as label printers take it. */
export const labelPage: Paper = { width: 283.46, height: 425.2, margin: 20 }
/** A third of a millimetre, which any scanner reads. */
const moduleWidth = 1
const barcodeHeight = 40
/** A box that staff tick with a pen. */
const boxSize = 11
const ink = '#161616'
const grey = '#5c5852'

/** A page written from top to bottom; it goes on to another page by itself. */
export interface PdfSheet {
  title: (text: string) => void
  text: (text: string, look?: { small?: boolean; after?: number }) => void
  /**
   * Text at the start and at the end of one line, with further small lines below; behind a box to
   * tick, where there is one.
   */
  row: (start: string, end: string, below?: string, hasBox?: boolean) => void
  /** A line in the right half, such as a total. */
  sum: (term: string, detail: string, isTotal?: boolean) => void
  /** At the end of the line that follows, for a scanner. */
  barcode: (text: string) => void
  rule: () => void
  /** Goes on at the top of another page. */
  page: () => void
  gap: (height: number) => void
}

export async function drawPdf(
  info: { title: string; author: string; language: string; createdAt: Date },
  draw: (sheet: PdfSheet) => void,
  paper = a4,
): Promise<Buffer> {
  // On demand: it takes 13 MB, and most processes never draw one.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: paper.margin,
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
  draw(sheetOf(document, paper))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function sheetOf(document: PDFKit.PDFDocument, { width, height, margin }: Paper): PdfSheet {
  const right = width - margin
  const bottom = height - margin
  const write = (text: string, size: number, colour: string, options = {}) => {
    document.fontSize(size).fillColor(colour).text(known(text), margin, document.y, options)
  }
  const keep = (needed: number) => {
    if (document.y + needed > bottom) document.addPage()
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
    row(start, end, below = '', hasBox = false) {
      keep(below === '' ? 22 : 36)
      const top = document.y
      const indent = hasBox ? boxSize + 12 : 0
      if (hasBox) {
        document.rect(margin, top, boxSize, boxSize).lineWidth(0.75).strokeColor(ink).stroke()
      }
      document.fontSize(10).fillColor(ink)
      document.text(known(end), right - 110, top, { width: 110, align: 'right' })
      const width = right - margin - 126 - indent
      document.text(known(start), margin + indent, top, { width })
      if (below !== '') {
        document
          .fontSize(8.5)
          .fillColor(grey)
          .text(known(below), margin + indent, document.y, { width })
      }
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
    barcode(text) {
      const widths = code128(text)
      let x = right - moduleWidth * widths.reduce((sum, wide) => sum + wide, 0)
      for (const [at, wide] of widths.entries()) {
        if (at % 2 === 0) document.rect(x, document.y, wide * moduleWidth, barcodeHeight)
        x += wide * moduleWidth
      }
      document.fill(ink)
    },
    rule() {
      document.moveTo(margin, document.y).lineTo(right, document.y)
      document.lineWidth(0.5).strokeColor('#cfc9bf').stroke()
      document.y += 8
    },
    page() {
      document.addPage()
    },
    gap(space) {
      document.y += space
    },
  }
}

/** The typeface lacks the full-width slash. */
function known(text: string): string {
  return text.replaceAll('／', '/')
}
