import { useState } from 'react'
import { correctShipment } from '#contract/staff/orders.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { CourierSelect } from './courier-select.tsx'
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
  const parts = useMessages(partMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      {isOpen ? (
        <Dialog
          id="parcel"
          open
          onClose={() => setOpen(false)}
          title={texts.correctTitle(props.order.reference)}
          closeLabel={parts.close}
        >
          <CorrectionForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function CorrectionForm({
  parcel,
  onClose,
  ...props
}: ParcelCorrectionProps & { onClose: () => void }) {
  const texts = useMessages(actionMessages)
  const [order] = useState(props.order)
  const [courierId, setCourier] = useState('')
  const [isTold, setTold] = useState(true)
  const write = useWrite('PUT /orders/{id}/shipments/{shipment_id}', {
    changes: orderCalls,
    onDone() {
      onClose()
      showToast(isTold ? texts.correctedAndTold : texts.corrected)
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(correctShipment),
    defaults: { tracking_number: parcel.tracking_number ?? '' },
    async save({ tracking_number }) {
      const courier = courierId === '' ? {} : { courier_id: courierId }
      await write.mutateAsync({
        params: { id: order._id, shipment_id: parcel._id },
        body: { tracking_number, ...courier, notify: isTold },
        ifMatch: order.version,
      })
    },
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.correct}>
      <CourierSelect value={courierId} onChange={setCourier} unchanged={parcel.courier} />
      <TextField form={form} name="tracking_number" label={texts.tracking} />
      <Checkbox
        label={texts.tellCustomer}
        checked={isTold}
        onChange={({ currentTarget }) => setTold(currentTarget.checked)}
      />
    </Form>
  )
}
