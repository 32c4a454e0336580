import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import type { ShopData } from '../shop-data.ts'

/** A waterfront road with a bollard. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 28 20" aria-hidden="true">
      <path d="M1 8h26M1 16.5c3.25 0 3.25-3 6.5-3s3.25 3 6.5 3 3.25-3 6.5-3 3.25 3 6.5 3" />
      <path className="mark-spice" d="M20 2h5v5h-5z" />
    </svg>
  )
}

/** The label's uploaded logo, else mark and name. */
export function Logo({ brand, title }: { brand: ShopData['brand']; title: string }) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const { logo } = brand
  return (
    <Link href={path('/')} className="logo" aria-label={shell.home(brand.name)}>
      {logo ? (
        <img src={fileUrl(logo.file_id, 320)} width={logo.width} height={logo.height} alt="" />
      ) : (
        <>
          <Mark />
          <span>{title}</span>
        </>
      )}
    </Link>
  )
}
