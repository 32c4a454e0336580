import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
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
import { playRefusal } from './refusal-sound.ts'
import { useScanner } from './use-scanner.ts'

const limit = 8

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

  function press(event: KeyboardEvent) {
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
