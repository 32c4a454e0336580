import type { ComponentProps } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

type DialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'id' | 'title' | 'wide' | 'footer' | 'children'
>

interface PageDialogProps extends DialogProps {
  /** If left out, it is open for as long as it is rendered. */
  isOpen?: boolean
  onClose: () => void
}

/** Something that is shown or asked over the page. */
export function PageDialog({ isOpen = true, ...dialog }: PageDialogProps) {
  const { close } = useMessages(partMessages)
  return <Dialog open={isOpen} closeLabel={close} {...dialog} />
}
