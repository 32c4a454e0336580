import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { scanMessages } from './messages.ts'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

declare global {
  interface Window {
    /** Only in some browsers. */
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'qr_code']
const pauseMs = 250

/** Reads a barcode with the camera, where the browser can. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const texts = useMessages(scanMessages)
  const [isOpen, setOpen] = useState(false)
  if (!window.BarcodeDetector || !('mediaDevices' in navigator)) return null
  return (
    <div className="grid gap-2">
      <div>
        <Button kind="ghost" small icon="camera" onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.cameraOff : texts.camera}
        </Button>
      </div>
      {isOpen ? (
        <CameraPicture
          onCode={(code) => {
            setOpen(false)
            onCode(code)
          }}
        />
      ) : null}
    </div>
  )
}

function CameraPicture({ onCode }: { onCode: (code: string) => void }) {
  const texts = useMessages(scanMessages)
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    found.current = onCode
  })
  useEffect(() => {
    const end = new AbortController()
    watch(video.current, end.signal, (code) => found.current(code)).catch((error: unknown) => {
      // Refused, in use, or not there; anything else is a fault of our own.
      if (!(error instanceof DOMException)) throw error
      setRefused(true)
    })
    return () => end.abort()
  }, [])
  if (isRefused) return <p role="alert">{texts.cameraRefused}</p>
  // oxlint-disable-next-line media-has-caption -- a live picture has nothing to caption
  return <video ref={video} className="scan" playsInline muted aria-label={texts.camera} />
}

async function watch(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (!video || !window.BarcodeDetector) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new window.BarcodeDetector({ formats })
  const look = async () => {
    if (signal.aborted) return
    const [code] = await detector.detect(video)
    if (code) onCode(code.rawValue)
    else setTimeout(() => void look(), pauseMs)
  }
  await look()
}
