import { useMessages } from '../language/messages.ts'
import { ShownOnce } from '../parts/shown-once.tsx'
import { teamMessages } from './team-messages.ts'

export interface HandedOver {
  name: string
  password: string
}

interface PasswordDialogProps {
  handedOver: HandedOver
  onClose: () => void
}

/** The shop keeps only a hash of it. */
export function PasswordDialog({ handedOver: { name, password }, onClose }: PasswordDialogProps) {
  const texts = useMessages(teamMessages)
  return (
    <ShownOnce
      title={texts.handOver(name)}
      secret={password}
      copyLabel={texts.copyPassword}
      onClose={onClose}
    >
      {texts.handOverText} {texts.firstPasswordHint}
    </ShownOnce>
  )
}
