import { expect, test } from 'vitest'
import { listAgentPlatforms } from '#contract/staff/agents.ts'
import { listArticles } from '#contract/staff/articles.ts'
import { listContents } from '#contract/staff/contents.ts'
import { listCustomers } from '#contract/staff/customers.ts'
import { listMessages } from '#contract/staff/messages.ts'
import { listSubscribers } from '#contract/staff/newsletter.ts'
import { searchOrders } from '#contract/staff/orders.ts'
import { listPaymentIssues, listRefunds } from '#contract/staff/payments.ts'
import { listPosts } from '#contract/staff/posts.ts'
import { listProducts } from '#contract/staff/products.ts'
import { listPromotions, listVouchers } from '#contract/staff/promotions.ts'
import { listRefundRequests } from '#contract/staff/refund-requests.ts'
import { listStock } from '#contract/staff/stock.ts'
import { listDeliveries, listWebhooks } from '#contract/staff/webhooks.ts'
import { firstExample } from '#test/console-dialogs.tsx'
import {
  expectAsked,
  expectList,
  expectTaken,
  expectWithheld,
  type ListCase,
} from '#test/console-lists.tsx'
import { code } from '#test/sources.ts'
import { ArticleList, PostList } from './content/entry-list.tsx'
import { PageList } from './content/page-list.tsx'
import { CustomerList } from './customers/customer-list.tsx'
import { SubscriberList } from './customers/subscriber-list.tsx'
import { OrderList } from './orders/order-list.tsx'
import { ProductList } from './products/product-list.tsx'
import { PromotionList, VoucherList } from './promotions/promotion-lists.tsx'
import { IssueList } from './returns/issue-list.tsx'
import { RefundList } from './returns/refund-list.tsx'
import { RequestList } from './returns/request-list.tsx'
import { AgentPlatforms } from './settings/agent-platforms.tsx'
import { MessageLog } from './settings/message-log.tsx'
import { StockList } from './stock/stock-list.tsx'
import { Deliveries } from './webhooks/deliveries.tsx'

const goods: ListCase[] = [
  {
    list: <ProductList />,
    call: listProducts,
    title: 'Products',
    zh: '商品',
    columns: ['Product', 'Status', 'Variants', 'Available', 'Price', 'Changed'],
    filters: {
      Status: ['draft', 'active', 'archived'],
      Stock: ['in_stock', 'low', 'sold_out'],
      Category: ['cat_6Yh7Uj8Ik9'],
      Collection: ['aw26'],
    },
    asks: {
      '/?keyword=linen&status=draft&sort=-title': {
        keyword: 'linen',
        status: 'draft',
        sort: '-title',
      },
      '/?status=lost&stock=plenty&sort=price': {},
    },
    empty: 'No products yet.',
  },
  {
    list: <StockList />,
    call: listStock,
    title: 'Stock',
    zh: '存貨',
    columns: ['SKU', 'Product', 'In the warehouses', 'Reserved', 'On hand', 'Available'],
    filters: { Available: ['low', 'sold_out'], Warehouse: ['whs_5Tg6Yh7Uj8'] },
    asks: {
      '/?level=low': { is_low: 'true' },
      '/?level=sold_out': { at_most: 0 },
      '/?level=all': {},
    },
    empty: 'No stock here.',
  },
  {
    list: <PromotionList />,
    call: listPromotions,
    title: 'Promotions',
    zh: '推廣',
    columns: ['Title', 'State', 'What it does', 'Period', 'Orders', 'Given'],
    filters: { State: ['running', 'coming', 'over', 'archived'] },
    asks: { '/?state=over': { state: 'over' }, '/?state=gone&keyword=x': {} },
    empty: 'None yet.',
  },
  {
    list: <VoucherList />,
    call: listVouchers,
    title: 'Vouchers',
    zh: '優惠券',
    columns: ['Title', 'Code', 'State', 'What it does', 'Period', 'Orders', 'Given'],
    filters: { State: ['running', 'coming', 'over', 'archived'] },
    asks: { '/?state=archived': { state: 'archived' } },
    empty: 'None yet.',
  },
]

const days: ListCase[] = [
  {
    list: <OrderList />,
    call: searchOrders,
    title: 'Orders',
    zh: '訂單',
    columns: [
      'Order',
      'Placed',
      'Customer',
      'Status',
      'Channel',
      'Delivery',
      'Method',
      'Items',
      'Total',
    ],
    filters: {
      Status: ['submitted', 'pending', 'completed', 'cancelled'],
      Payment: ['true', 'false'],
      Fulfilment: [
        'none',
        'packed',
        'partly_shipped',
        'shipped',
        'ready',
        'delivered',
        'collected',
      ],
      Days: ['1', '7', '30', 'placed', 'paid'],
    },
    asks: {
      '/?is_paid=true&has_waiting_proof=true&sort=total&channel=web': {
        is_paid: 'true',
        has_waiting_proof: 'true',
        sort: 'total',
        channel: 'web',
      },
      '/?placed=paid&from=2026-11-01&to=2026-11-07': {
        paid_from: '2026-11-01',
        paid_to: '2026-11-07',
      },
      '/?current_status=lost&is_paid=maybe&from=2026-11-01': {},
    },
    withheld: {
      'Export CSV': 'people:export',
      'New order': 'counter:sell',
      'Select all on this page': 'orders:manage',
    },
    empty: 'No orders here. All done.',
  },
  {
    list: <RequestList />,
    call: listRefundRequests,
    title: 'Returns and refunds',
    zh: '退貨及退款',
    columns: ['Order', 'Customer', 'Reason', 'Status', 'Requested', 'Amount'],
    filters: { Status: ['approved', 'rejected', 'all'] },
    asks: { '/?state=all': { state: 'all' }, '/?state=open': {} },
    empty: 'No request is waiting. Every customer has an answer.',
  },
  {
    list: <RefundList />,
    call: listRefunds,
    title: 'Returns and refunds',
    zh: '退貨及退款',
    columns: ['Order', 'Reason', 'Method', 'Status', 'Started', 'Amount', ''],
    filters: { Status: ['pending', 'done', 'failed'], Method: ['card', 'offline'] },
    asks: { '/?state=failed&method=card': { state: 'failed', method: 'card' } },
    empty: 'No refunds here.',
  },
  {
    list: <IssueList />,
    call: listPaymentIssues,
    title: 'Returns and refunds',
    zh: '退貨及退款',
    columns: ['Problem', 'Order', 'Received', ''],
    empty: 'No payment problems.',
  },
]

const people: ListCase[] = [
  {
    list: <CustomerList />,
    call: listCustomers,
    title: 'Customers',
    zh: '顧客',
    columns: ['Name', 'Kind', 'Email', 'Phone', 'Last seen', 'Orders', 'Paid'],
    filters: { Kind: ['REGISTERED', 'TEMP'], Accounts: ['true'] },
    asks: {
      '/?keyword=chan&type=TEMP&is_closed=true': {
        keyword: 'chan',
        type: 'TEMP',
        is_closed: 'true',
      },
      '/?type=STAFF&sort=name': {},
    },
    withheld: { 'Export CSV': 'people:export' },
    empty: 'No customers yet.',
  },
  {
    list: <SubscriberList />,
    call: listSubscribers,
    title: 'Newsletter',
    zh: '電子通訊',
    columns: ['Email', 'Kind', 'Writes in', 'Agreed', 'Unsubscribe'],
    withheld: { 'Export CSV': 'people:export' },
    empty: 'Nobody receives the newsletter yet.',
  },
]

const shop: ListCase[] = [
  ...[
    { list: <PostList />, call: listPosts },
    { list: <ArticleList />, call: listArticles },
  ].map((entries) => ({
    ...entries,
    title: 'Content',
    zh: '內容',
    columns: ['Title', 'State', 'Kind', 'Date', 'Changed'],
    filters: { State: ['DRAFT', 'ACTIVE', 'ARCHIVED'] },
    asks: {
      '/?keyword=linen&status=DRAFT': { keyword: 'linen', status: 'DRAFT' },
      '/?status=draft': {},
    },
    empty: 'Nothing written yet.',
  })),
  {
    list: <PageList />,
    call: listContents,
    title: 'Content',
    zh: '內容',
    columns: ['Page', 'State', 'Address', 'Versions', 'Changed'],
    empty: 'Nothing written yet.',
  },
  {
    list: <MessageLog />,
    call: listMessages,
    title: 'Messages',
    zh: '訊息',
    columns: ['Message', 'To', 'Order', 'State', 'Why', 'Last tried'],
    filters: {
      State: ['failed', 'queued', 'sent', 'set_aside'],
      About: ['order', 'refund', 'account', 'alert', 'enquiry', 'staff'],
      By: ['email', 'sms'],
    },
    asks: { '/?state=failed&channel=fax': { state: 'failed' } },
    empty: 'No messages here.',
  },
  {
    list: <Deliveries webhook={firstExample(listWebhooks)} />,
    call: listDeliveries,
    title: 'Deliveries',
    zh: '傳送紀錄',
    columns: ['Event', 'State', 'Answer', 'Attempts', 'Time'],
    filters: { State: ['waiting', 'delivered', 'failed'] },
    asks: { '/?state=failed': { state: 'failed' }, '/?state=lost': {} },
    empty: 'Nothing was sent in the last 30 days.',
  },
  {
    list: <AgentPlatforms />,
    call: listAgentPlatforms,
    title: 'Assistants that called',
    zh: '使用過本店的助理',
    columns: ['Assistant of', 'Last called', 'First called', 'Orders', 'Refused requests'],
    empty: 'No assistant has called yet.',
  },
]

const lists = [...goods, ...days, ...people, ...shop]

test.each(lists)('$call.key: columns, filters and texts are in both languages', expectList)

test.each(lists)('$call.key is asked for what the address says, and nothing it cannot', expectAsked)

test.each(lists)('$call.key takes what its filters and columns offer', expectTaken)

test.each(lists)('$call.key: no one sees a button for what they may not do', expectWithheld)

test('every described list is in this table', () => {
  const described = code(/^console\/.*(?<!\.test)\.tsx$/).flatMap(([file, text]) =>
    file.startsWith('console/parts/') ? [] : [...text.matchAll(/defineList\(|<DescribedList\b/g)],
  )
  // Posts and articles have one description, and so do promotions and vouchers.
  expect(lists.length).toBe(described.length + 2)
})
