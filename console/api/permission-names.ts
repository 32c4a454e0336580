import type { Permission } from '#domain/staff/permissions.ts'
import { isStaffRole, type StaffRole } from '#domain/staff/role.ts'
import type { Language } from '../language/language.ts'
import { defineMessages } from '../language/messages.ts'
import type { StaffSelf } from './session.ts'

const en: Record<Permission, string> = {
  'orders:read': 'Orders',
  'orders:manage': 'Order handling',
  'customers:read': 'Customers',
  'customers:manage': 'Customer service',
  'customers:close': 'Closing of accounts',
  'people:export': 'Export of people and orders',
  'messages:manage': 'Sent messages',
  'counter:sell': 'Counter',
  'discounts:give': 'Discounts by hand',
  'payments:confirm': 'Payment confirmation',
  'refunds:issue': 'Refunds',
  'points:adjust': 'Points by hand',
  'reports:read': 'Reports',
  'catalogue:read': 'Goods and stock',
  'stock:receive': 'Deliveries',
  'catalogue:manage': 'Catalogue',
  'settings:manage': 'Settings',
  'audit:read': 'Audit log',
  'payment_methods:manage': 'Payment accounts',
  'staff:manage': 'Team',
  'webhooks:manage': 'Webhooks',
  'system:manage': 'System',
}

const zh: Record<Permission, string> = {
  'orders:read': '訂單',
  'orders:manage': '處理訂單',
  'customers:read': '顧客',
  'customers:manage': '顧客服務',
  'customers:close': '刪除及合併帳戶',
  'people:export': '匯出顧客及訂單',
  'messages:manage': '已發訊息',
  'counter:sell': '收銀',
  'discounts:give': '人手折扣',
  'payments:confirm': '確認付款',
  'refunds:issue': '退款',
  'points:adjust': '人手增減積分',
  'reports:read': '報表',
  'catalogue:read': '貨品及存貨',
  'stock:receive': '入貨',
  'catalogue:manage': '商品目錄',
  'settings:manage': '設定',
  'audit:read': '操作紀錄',
  'payment_methods:manage': '收款帳戶',
  'staff:manage': '團隊',
  'webhooks:manage': 'Webhook',
  'system:manage': '系統',
}

/** Each permission by one name everywhere: in the form of a role and where one is refused. */
export const permissionMessages = defineMessages({
  names: [en, zh],
  roles: {
    owner: ['Owner', '店主'],
    manager: ['Manager', '經理'],
    assistant: ['Assistant', '店員'],
  },
  refused: [
    (role: string, name: string) => `Your role (${role}) may not use ${name}. Ask an owner.`,
    (role: string, name: string) => `你的職位（${role}）未獲授權使用「${name}」，請聯絡店主。`,
  ],
})

/** Which permission a person's role lacks, and whom to ask. */
export function refusalText(
  me: Pick<StaffSelf, 'role' | 'role_name'>,
  permission: Permission,
  language: Language,
): string {
  const { refused, roles, names } = permissionMessages[language]
  return refused(roleText(me, roles), names[permission])
}

interface Holder {
  role: string
  role_name: string | null
}

/** The name of a role: the shop's own as written, the others in the person's language. */
export function roleText({ role, role_name: name }: Holder, names: Record<StaffRole, string>) {
  return name ?? (isStaffRole(role) ? names[role] : role)
}
