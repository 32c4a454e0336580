import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { CameraScan } from './camera-scan.tsx'
import { scanMessages } from './messages.ts'

const limit = 8

type Pressed = Parameters<NonNullable<ComponentProps<'div'>['onKeyDown']>>[0]
type StockLine = StaffAnswer<'GET /stock'>['data'][number]

interface ItemFieldProps {
  onFound: (line: StockLine) => void
  label?: string
  /** Without what is archived. */
  isForSale?: boolean
  /** The screen is for this: it hears a scanner while no field has the focus. */
  isMain?: boolean
  /** Has the focus when the screen opens. */
  isFirst?: boolean
}

/**
 * One field for a scanner, a SKU and a search. A scanner types a barcode and presses Enter: the
 * field is empty again at once, so that the next scan can follow before the shop has answered. One
 * match is taken at once, several are offered; none is said loudly.
 */
export function ItemField({ onFound, label, isMain = false, ...rest }: ItemFieldProps) {
  const { isForSale = false, isFirst = false } = rest
  const texts = useMessages(scanMessages)
  const nameOf = useVariantName()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly StockLine[]>([])
  const [problem, setProblem] = useState<string>()
  useScanner(isMain, (start) => {
    // Before the rest of the code is typed into the field.
    flushSync(() => setTyped(start))
    focusInput(box.current)
  })
  useEffect(() => {
    if (isFirst) focusInput(box.current)
  }, [isFirst])

  async function find(keyword: string) {
    if (keyword === '') return
    setTyped('')
    setProblem(undefined)
    try {
      const { data } = await callStaff('GET /stock', { query: { keyword, per_page: limit } })
      const offered = isForSale ? data.filter((line) => !line.is_archived) : data
      const exact = offered.filter(({ sku, barcode }) => sku === keyword || barcode === keyword)
      const [first, second] = exact.length > 0 ? exact : offered
      if (!first) {
        setProblem(texts.unknown(keyword))
        playRefusal()
      }
      if (first && !second) take(first)
      else setFound(offered)
    } catch (error) {
      setTyped(keyword)
      setProblem(errorText(error))
    }
  }

  function take(line: StockLine) {
    onFound(line)
    setFound([])
    focusInput(box.current)
  }

  function press(event: Pressed) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void find(typed.trim())
  }

  return (
    <div ref={box} className="grid gap-2">
      <TextInput
        type="search"
        label={label ?? texts.find}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
      />
      {problem ? (
        <Notice tone="error" live="alert">
          <strong>{problem}</strong>
        </Notice>
      ) : null}
      <CameraScan onCode={(code) => void find(code)} />
      {found.length > 0 ? (
        <ul className="found">
          {found.map((line) => (
            <li key={line.variant_id}>
              <Button kind="link" onClick={() => take(line)}>
                {line.sku} · {nameOf(line)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function focusInput(box: HTMLElement | null) {
  box?.querySelector('input')?.focus()
}

/** Two low tones, for someone who looks at the shelf and not at the screen. */
function playRefusal(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.2
  volume.connect(audio.destination)
  const tones = [0, 0.2].map((at) => {
    const tone = audio.createOscillator()
    tone.type = 'square'
    tone.frequency.value = 220
    tone.connect(volume)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.14)
    return tone
  })
  tones.at(-1)?.addEventListener('ended', () => void audio.close())
}

/** A scanner types much faster than people, so a second key this soon is a scanner's. */
const scannerMs = 50

/**
 * Hears a scanner while no field has the focus: `take` gets what it has typed before the field has
 * the focus, which then gets the rest. A letter waits a moment, since alone it may be a shortcut.
 */
function useScanner(isOn: boolean, take: (typed: string) => void): void {
  const start = useEffectEvent(take)

  useEffect(() => {
    if (!isOn) return
    const passed = new WeakSet<Event>()
    let held: { event: KeyboardEvent; timer: number } | null = null

    function passOn({ target, key, code }: KeyboardEvent) {
      held = null
      const again = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
      passed.add(again)
      target?.dispatchEvent(again)
    }

    function hear(event: KeyboardEvent) {
      if (passed.has(event) || !isOutsideFields(event)) return
      if (held) {
        clearTimeout(held.timer)
        start(held.event.key)
        held = null
        event.stopPropagation()
      } else if (/^\d$/.test(event.key)) {
        start('')
        event.stopPropagation()
      } else if (/^\p{L}$/u.test(event.key)) {
        event.stopPropagation()
        held = { event, timer: window.setTimeout(() => passOn(event), scannerMs) }
      }
    }

    document.addEventListener('keydown', hear, { capture: true })
    return () => {
      document.removeEventListener('keydown', hear, { capture: true })
      clearTimeout(held?.timer)
    }
  }, [isOn])
}

/** A character that is typed into no field. */
function isOutsideFields(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, isComposing } = event
  if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return false
  return target instanceof Element && !target.closest('input, textarea, select, dialog')
}
