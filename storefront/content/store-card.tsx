import { Icon, type IconName } from '#ui/icon.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShopData } from '../shop-data.ts'

export function StoreCard() {
  const { shell } = useMessages()
  const information = useShopData()?.layout.footer.store_information
  if (!information) return null
  const { address, phone, email, hours } = information
  return (
    <address className="store-card">
      <Line icon="map-pin" label={shell.address}>
        {address.title}
        <a href={address.url} rel="noopener" className="link">
          {shell.openMap}
        </a>
      </Line>
      <Line icon="clock" label={shell.hours}>
        {hours}
      </Line>
      <Line icon="phone" label={shell.phone}>
        <a href={phone.url} className="link">
          <bdi>{phone.title}</bdi>
        </a>
      </Line>
      <Line icon="mail" label={shell.email}>
        <a href={email.url} className="link">
          {email.title}
        </a>
      </Line>
    </address>
  )
}

interface LineProps {
  icon: IconName
  label: string
  children: React.ReactNode
}

function Line({ icon, label, children }: LineProps) {
  return (
    <div>
      <Icon name={icon} label={label} />
      <p>{children}</p>
    </div>
  )
}
