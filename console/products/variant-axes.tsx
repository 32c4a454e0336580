import { localize } from '#domain/locale.ts'
import { RemovableChip } from '#ui/chip.tsx'
import { Select } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { TagsInput } from '../parts/tags-field.tsx'
import { useColourName } from './use-colour-name.ts'
import { variantMessages } from './variant-messages.ts'

interface VariantAxesProps {
  colours: readonly string[]
  setColours: (codes: readonly string[]) => void
  sizes: readonly string[]
  setSizes: (sizes: readonly string[]) => void
}

/** The colours and sizes a product comes in; the table shows every pair. */
export function VariantAxes({ colours, setColours, sizes, setSizes }: VariantAxesProps) {
  const texts = useMessages(variantMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const known = useCall('GET /colours', {}).data?.data ?? []
  const nameOf = useColourName()
  const free = known.filter(({ code }) => !colours.includes(code))
  return (
    <div className="grid gap-4 w767:grid-cols-2">
      <div className="grid content-start gap-2">
        <Select
          label={texts.addColour}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') setColours([...colours, value])
          }}
          options={[
            { value: '', label: texts.chooseColour },
            ...free.map(({ code, title }) => ({ value: code, label: localize(title, language) })),
          ]}
        />
        <div className="chips">
          {colours.map((code) => (
            <RemovableChip
              key={code}
              removeLabel={parts.remove(nameOf(code))}
              onRemove={() => setColours(colours.filter((each) => each !== code))}
            >
              {nameOf(code)}
            </RemovableChip>
          ))}
        </div>
      </div>
      <TagsInput label={texts.sizes} hint={texts.sizesHint} words={sizes} onChange={setSizes} />
    </div>
  )
}
