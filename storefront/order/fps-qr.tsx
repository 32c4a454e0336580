import { encode } from 'uqr'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { drawSquares } from '#ui/qr-path.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { priceText } from '../price-text.ts'

interface FpsQrProps {
  payload: string
  amount: string
  reference: string
}

/** FPS code for bank apps; can be saved as a picture when the bank app is on the same phone. */
export function FpsQr({ payload, amount, reference }: FpsQrProps) {
  const { order } = useLazyMessages()
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-3">
      <QrCode content={payload} label={order.qrAlt(priceText(amount, locale), reference)} />
      <Button
        kind="ghost"
        small
        icon="download"
        className="print:hidden"
        onClick={() => void savePicture(payload, order.qrFile(reference))}
      >
        {order.saveQr}
      </Button>
    </div>
  )
}

const pixelsPerModule = 16

async function savePicture(payload: string, name: string): Promise<void> {
  const { data } = encode(payload, { ecc: 'M', border: 4 })
  const blob = await drawSquares(data, pixelsPerModule)
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
