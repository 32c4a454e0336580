import { encode } from 'uqr'
import { Button } from '#ui/button.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../all-messages.ts'
import { priceText } from '../price-text.ts'
import { drawSquares, qrPath } from './qr-path.ts'

interface FpsQrProps {
  payload: string
  amount: string
  reference: string
}

/** The code that bank apps scan, drawn here: its content goes to nobody else. */
export function FpsQr({ payload, amount, reference }: FpsQrProps) {
  const { order } = useMessages()
  const locale = useLocale()
  const { data, size } = encode(payload, { ecc: 'M', border: 4 })
  const alt = order.qrAlt(priceText(amount, locale), reference)
  return (
    <div className="grid justify-items-start gap-3">
      <svg
        role="img"
        aria-label={alt}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-56 border border-line bg-white"
      >
        {/* Black on white in every theme: cameras expect it. */}
        <rect width={size} height={size} fill="#fff" />
        <path d={qrPath(data)} fill="#000" />
      </svg>
      <Button
        kind="ghost"
        small
        icon="download"
        className="print:hidden"
        onClick={() => void savePicture(data, order.qrFile(reference))}
      >
        {order.saveQr}
      </Button>
    </div>
  )
}

const pixelsPerModule = 16

async function savePicture(modules: boolean[][], name: string): Promise<void> {
  const blob = await drawSquares(modules, pixelsPerModule)
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
