import { useState, type SubmitEvent } from 'react'
import { configOf, type ThemeValues } from '#domain/theme/theme-config.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { useLocale } from '../locale.ts'
import { useThemeMessages } from './theme-messages.ts'

type Outcome = { isApplied: true } | { isApplied: false; problems: readonly string[] }

/** The whole theme, to keep or to use in another browser. */
export function ThemeJson(props: { values: ThemeValues; onApply: (values: ThemeValues) => void }) {
  const messages = useThemeMessages()
  const json = JSON.stringify(configOf(props.values), null, 2)
  return (
    <div className="customiser-fields">
      <TextArea label={messages.json} value={json} readOnly rows={4} spellCheck={false} dir="ltr" />
      <CopyButton
        text={json}
        label={messages.copy}
        description={messages.copy}
        copiedLabel={messages.copied}
        refusedLabel={messages.refused}
      />
      <Paste onApply={props.onApply} />
    </div>
  )
}

function Paste({ onApply }: { onApply: (values: ThemeValues) => void }) {
  const messages = useThemeMessages()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function apply(event: SubmitEvent) {
    event.preventDefault()
    const { parseTheme } = await import('./parse-theme.ts')
    const result = parseTheme(text, locale)
    if (result === 'not-json') return setOutcome({ isApplied: false, problems: [messages.notJson] })
    if ('problems' in result) return setOutcome({ isApplied: false, problems: result.problems })
    onApply(result.values)
    setText('')
    setOutcome({ isApplied: true })
  }

  const problems = outcome?.isApplied === false ? outcome.problems : []
  return (
    <form
      method="post"
      className="customiser-fields"
      noValidate
      onSubmit={(event) => void apply(event)}
    >
      <TextArea
        label={messages.paste}
        value={text}
        rows={4}
        spellCheck={false}
        dir="ltr"
        placeholder='{ "color": "#ff4c3b" }'
        error={problems.length > 0 ? <Problems problems={problems} /> : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setOutcome(null)
        }}
      />
      <div>
        <Button type="submit" kind="ghost" small>
          {messages.apply}
        </Button>
        <output>{outcome?.isApplied ? messages.applied : null}</output>
      </div>
    </form>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  return problems.map((problem) => (
    <span key={problem} className="problem">
      {problem}
    </span>
  ))
}
