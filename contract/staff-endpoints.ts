import { endpointsAmong, type AnyEndpoint } from './endpoint.ts'
import * as aftersales from './staff/aftersales.ts'
import * as agents from './staff/agents.ts'
import * as articles from './staff/articles.ts'
import * as documents from './staff/documents.ts'
import * as emailExamples from './staff/email-examples.ts'
import * as enquiries from './staff/enquiries.ts'
import * as bookedReturns from './staff/booked-returns.ts'
import * as locations from './staff/locations.ts'
import * as posts from './staff/posts.ts'
import * as auth from './staff/auth.ts'
import * as bankLines from './staff/bank-lines.ts'
import * as bankStatements from './staff/bank-statements.ts'
import * as cashSessions from './staff/cash-sessions.ts'
import * as categories from './staff/categories.ts'
import * as auditLog from './staff/audit-log.ts'
import * as collections from './staff/collections.ts'
import * as colours from './staff/colours.ts'
import * as configurations from './staff/configurations.ts'
import * as contents from './staff/contents.ts'
import * as counter from './staff/counter.ts'
import * as counterReturns from './staff/counter-returns.ts'
import * as customers from './staff/customers.ts'
import * as customerVouchers from './staff/customer-vouchers.ts'
import * as membership from './staff/membership.ts'
import * as offerTrials from './staff/offer-trials.ts'
import * as promotions from './staff/promotions.ts'
import * as messages from './staff/messages.ts'
import * as newsletter from './staff/newsletter.ts'
import * as notifications from './staff/notifications.ts'
import * as orderEdits from './staff/order-edits.ts'
import * as orderExport from './staff/order-export.ts'
import * as orderNotes from './staff/order-notes.ts'
import * as orders from './staff/orders.ts'
import * as passwordPage from './staff/password-page.ts'
import * as payments from './staff/payments.ts'
import * as previews from './staff/previews.ts'
import * as prices from './staff/prices.ts'
import * as productChanges from './staff/product-changes.ts'
import * as productImports from './staff/product-imports.ts'
import * as products from './staff/products.ts'
import * as proofs from './staff/proofs.ts'
import * as refundRequests from './staff/refund-requests.ts'
import * as reports from './staff/reports.ts'
import * as roles from './staff/roles.ts'
import * as searchTexts from './staff/search-texts.ts'
import * as savedViews from './staff/saved-views.ts'
import * as secondFactor from './staff/second-factor.ts'
import * as staffMembers from './staff/staff-members.ts'
import * as stock from './staff/stock.ts'
import * as stockDocuments from './staff/stock-documents.ts'
import * as stockTransfers from './staff/stock-transfers.ts'
import * as supplements from './staff/supplements.ts'
import * as system from './staff/system.ts'
import * as today from './staff/today.ts'
import * as tryOnHolds from './staff/try-on-holds.ts'
import * as webhooks from './staff/webhooks.ts'

/** One entry per file, in the order of the document; two files may use the same names. */
const files = {
  aftersales,
  agents,
  articles,
  auth,
  bankLines,
  bankStatements,
  bookedReturns,
  cashSessions,
  categories,
  auditLog,
  collections,
  colours,
  configurations,
  contents,
  counter,
  counterReturns,
  customers,
  documents,
  customerVouchers,
  emailExamples,
  enquiries,
  membership,
  messages,
  promotions,
  newsletter,
  notifications,
  offerTrials,
  orderEdits,
  orderExport,
  orderNotes,
  orders,
  passwordPage,
  payments,
  posts,
  locations,
  previews,
  prices,
  productChanges,
  productImports,
  products,
  proofs,
  refundRequests,
  reports,
  roles,
  savedViews,
  searchTexts,
  secondFactor,
  staffMembers,
  stock,
  stockDocuments,
  stockTransfers,
  supplements,
  system,
  today,
  tryOnHolds,
  webhooks,
}

type Files = typeof files
type Call = {
  [File in keyof Files]: {
    [Name in keyof Files[File]]: Files[File][Name] extends { key: string; answer: unknown }
      ? Files[File][Name]
      : never
  }[keyof Files[File]]
}[keyof Files]

export type StaffApi = { [Each in Call as Each['key']]: Each }

export const staffEndpoints: readonly AnyEndpoint[] = Object.values(files).flatMap((file) =>
  endpointsAmong(Object.values(file)),
)
