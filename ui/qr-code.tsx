import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

/** Drawn in the browser, so that its content is sent to no third party. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 border border-line bg-white"
    >
      {/* Black on white in every theme: cameras expect it. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  )
}
