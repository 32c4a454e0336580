import type { ReactNode } from 'react'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { ViewLinks } from '../parts/view-links.tsx'
import { reportMessages, type ReportTexts } from './messages.ts'

type View = keyof ReportTexts['view']

const paths: Record<View, string> = {
  sales: '/reports',
  sellers: '/reports/sellers',
  refunds: '/reports/refunds',
  discounts: '/reports/discounts',
  customers: '/reports/customers',
  searches: '/reports/searches',
  stock: '/reports/stock',
  accounts: '/reports/accounts',
}
const views = ['sales', 'sellers', 'refunds', 'discounts'] as const
const moreViews = ['customers', 'searches', 'stock', 'accounts'] as const

/** Head of every report; the period stays when another is opened. */
export function ReportPage({ search = '', children }: { search?: string; children: ReactNode }) {
  const texts = useMessages(reportMessages)
  const links = [...views, ...moreViews].map((view) => ({
    to: `${paths[view]}${search}`,
    label: texts.view[view],
  }))
  return (
    <Page title={texts.title}>
      <ViewLinks label={texts.views} links={links} />
      {children}
    </Page>
  )
}
