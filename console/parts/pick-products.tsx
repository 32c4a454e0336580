import { useDeferredValue, useState } from 'react'
import { localize } from '#domain/locale.ts'
import { RemovableChip } from '#ui/chip.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { Thumbnail } from './thumbnail.tsx'

interface PickProductsProps {
  /** What the value names products by. */
  by: 'handle' | '_id'
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Products found by typing; what is chosen stays as chips. */
export function PickProducts({ by, chosen, onChange }: PickProductsProps) {
  const texts = useMessages(partMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useCall(
    'GET /products',
    { query: { keyword, per_page: 6 } },
    { enabled: keyword !== '', keepPrevious: true },
  )
  const fresh = keyword === '' ? [] : (found.data?.data ?? [])
  return (
    <div className="grid gap-2">
      <TextInput
        type="search"
        label={texts.findProduct}
        labelHidden
        placeholder={texts.findProduct}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul className="found">
        {fresh
          .filter((product) => !chosen.includes(product[by]))
          .map((product) => (
            <li key={product._id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...chosen, product[by]])
                  setTyped('')
                }}
              >
                <Thumbnail url={product.picture?.url} />
                {localize(product.title, language)}
              </button>
            </li>
          ))}
      </ul>
      <div className="chips">
        {chosen.map((key) => (
          <ProductChip
            key={key}
            id={key}
            onRemove={() => onChange(chosen.filter((each) => each !== key))}
          />
        ))}
      </div>
    </div>
  )
}

function ProductChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const product = useCall('GET /products/{id}', { params: { id } }).data
  const name = product ? localize(product.title, language) : id
  return (
    <RemovableChip removeLabel={parts.remove(name)} onRemove={onRemove}>
      {name}
    </RemovableChip>
  )
}
