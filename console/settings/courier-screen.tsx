import { useNavigate, useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { NotHere } from '../shell/not-here.tsx'
import { CourierForm, newCourier, type CourierValues } from './courier-form.tsx'
import { settingsMessages } from './messages.ts'
import { placeMessages } from './place-messages.ts'

type Courier = StaffAnswer<'GET /couriers'>['data'][number]

const changes = ['GET /couriers'] as const

export function CourierScreen() {
  const { id = '' } = useParams()
  const couriers = useCall('GET /couriers', {})
  if (id === 'new') return <NewCourier />
  return (
    <QueryState query={couriers}>
      {({ data }) => {
        const courier = data.find(({ _id }) => _id === id)
        return courier ? <ChangeCourier courier={courier} /> : <NotHere />
      }}
    </QueryState>
  )
}

function useBack() {
  const { links } = useMessages(settingsMessages)
  return { to: '/settings/couriers', label: links.couriers[0] ?? '' }
}

function NewCourier() {
  const { couriers: texts, saved } = useMessages(placeMessages)
  const navigate = useNavigate()
  const back = useBack()
  const create = useWrite('POST /couriers', { changes })
  async function save({ is_archived: _none, ...body }: CourierValues) {
    await create.mutateAsync({ body })
    showToast(saved)
    void navigate('/settings/couriers')
  }
  return (
    <Page title={texts.add} back={back}>
      <CourierForm first={newCourier} isNew save={save} />
    </Page>
  )
}

function ChangeCourier({ courier }: { courier: Courier }) {
  const { saved } = useMessages(placeMessages)
  const language = useLanguage()
  const back = useBack()
  const change = useWrite('PUT /couriers/{id}', { changes })
  const { _id: id, ...first } = courier
  async function save({ slug: _slug, ...body }: CourierValues) {
    await change.mutateAsync({ params: { id }, body })
    showToast(saved)
  }
  return (
    <Page title={localize(courier.title, language)} back={back}>
      <CourierForm first={first} isNew={false} save={save} />
    </Page>
  )
}
