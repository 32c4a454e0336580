import { CopyButton } from '#ui/copy-button.tsx'
import { useAccountMessages } from '../account-messages.ts'

export function CodeCopy({ code }: { code: string }) {
  const { vouchers: messages } = useAccountMessages()
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <code className="font-medium tracking-wider">{code}</code>
      <CopyButton
        text={code}
        label={messages.copy}
        description={messages.copyOf(code)}
        copiedLabel={messages.copied}
        refusedLabel={messages.copyRefused}
      />
    </p>
  )
}
