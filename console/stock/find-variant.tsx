import { useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'
import { useVariantName } from './use-variant-name.ts'

const limit = 8

/** A scanner types a barcode and presses Enter; one match is taken at once, several are offered. */
export function FindVariant({ onFound }: { onFound: (line: StockLine) => void }) {
  const texts = useMessages(stockMessages)
  const nameOf = useVariantName()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly StockLine[]>([])
  const [problem, setProblem] = useState<string>()

  async function find() {
    const keyword = typed.trim()
    if (keyword === '') return
    try {
      const { data } = await callStaff('GET /stock', { query: { keyword, per_page: limit } })
      const exact = data.filter(({ sku, barcode }) => sku === keyword || barcode === keyword)
      const [first, second] = exact.length > 0 ? exact : data
      setProblem(first ? undefined : texts.unknown(keyword))
      if (first && !second) take(first)
      else setFound(data)
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  function take(line: StockLine) {
    onFound(line)
    setTyped('')
    setFound([])
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void find()
  }

  return (
    <div className="grid gap-2">
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
      <ul className="found">
        {found.map((line) => (
          <li key={line.variant_id}>
            <Button kind="link" onClick={() => take(line)}>
              {line.sku} · {nameOf(line)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
