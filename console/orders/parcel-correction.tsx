import { useState } from 'react'
import { correctShipment } from '#contract/staff/orders.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { actionMessages } from './action-messages.ts'
import { useCourierOptions } from './courier-select.tsx'
import type { StaffOrder } from './order-state.tsx'
import { orderCalls } from './use-step-write.ts'

type Parcel = StaffOrder['fulfilment']['shipments'][number]

interface ParcelCorrectionProps {
  order: StaffOrder
  parcel: Parcel
}

/** A wrong number can be corrected after the parcel has left. */
export function ParcelCorrection(props: ParcelCorrectionProps) {
  const texts = useMessages(actionMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      {isOpen ? <CorrectionDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface CorrectionDialogProps extends ParcelCorrectionProps {
  onClose: () => void
}

export function CorrectionDialog({ parcel, onClose, ...props }: CorrectionDialogProps) {
  const texts = useMessages(actionMessages)
  const [order] = useState(props.order)
  return (
    <CallDialog
      id="parcel"
      title={texts.correctTitle(order.reference)}
      call={correctShipment}
      params={{ id: order._id, shipment_id: parcel._id }}
      ifMatch={order.version}
      changes={orderCalls}
      start={{ tracking_number: parcel.tracking_number ?? '', notify: true }}
      fields={{
        courier_id: { label: texts.courier, choices: useCourierOptions(parcel.courier) },
        tracking_number: { label: texts.tracking, isOptional: false },
        notify: texts.tellCustomer,
      }}
      saveLabel={texts.correct}
      done={({ notify }) => (notify === true ? texts.correctedAndTold : texts.corrected)}
      onClose={onClose}
    />
  )
}
