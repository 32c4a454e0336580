import { CopyButton } from '#ui/copy-button.tsx'
import { useAccountWords } from '../account-words.ts'

export function CodeCopy({ code }: { code: string }) {
  const { vouchers: words } = useAccountWords()
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <code className="font-medium tracking-wider">{code}</code>
      <CopyButton
        text={code}
        label={words.copy}
        description={words.copyOf(code)}
        copiedLabel={words.copied}
        refusedLabel={words.copyRefused}
      />
    </p>
  )
}
