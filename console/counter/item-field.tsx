import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import type { StockLine } from '../stock/stock-types.ts'
import { useVariantName } from '../stock/use-variant-name.ts'
import { CameraScan } from './camera-scan.tsx'
import { counterMessages } from './messages.ts'

const limit = 8

/**
 * One field for a scanner, a SKU and a search. A scanner types a barcode and presses Enter: the
 * field is empty again at once, so that the next scan can follow before the shop has answered.
 */
export function ItemField({ onFound }: { onFound: (line: StockLine) => void }) {
  const texts = useMessages(counterMessages)
  const nameOf = useVariantName()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly StockLine[]>([])
  const [problem, setProblem] = useState<string>()
  useHearScanner(box)
  useEffect(() => focusInput(box.current), [])

  async function find(keyword: string) {
    if (keyword === '') return
    setTyped('')
    setProblem(undefined)
    try {
      const { data } = await callStaff('GET /stock', { query: { keyword, per_page: limit } })
      const onSale = data.filter((line) => !line.is_archived)
      const exact = onSale.filter(({ sku, barcode }) => sku === keyword || barcode === keyword)
      const [first, second] = exact.length > 0 ? exact : onSale
      if (!first) setProblem(texts.unknown(keyword))
      if (first && !second) take(first)
      else setFound(onSale)
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
        label={texts.find}
        error={problem}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
      />
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

/** What a scanner types while no field has the focus goes to the item field. */
function useHearScanner(box: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (!/^[0-9]$/.test(key) || ctrlKey || metaKey || altKey) return
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
      focusInput(box.current)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box])
}
