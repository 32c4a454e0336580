import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { IconName } from '#ui/icon.tsx'
import type { Messages } from './language/messages.ts'
import type { QueueName } from './api/use-queues.ts'

/** Groups of the side navigation, in this order. */
export const areaGroups = ['day', 'goods', 'people', 'shop'] as const
export type AreaGroup = (typeof areaGroups)[number]

/** One entry of the navigation with its screens; `areas.ts` lists them all. */
export interface Area {
  /** First part of its addresses: `orders` for `/staff/orders`. */
  path: string
  label: Messages<string>
  icon: IconName
  group: AreaGroup
  /** Without any of these the area and its addresses do not exist for a person. */
  permission: Permission | readonly Permission[]
  /** Opens the area when pressed after `g`. */
  letter: string
  /** The queues of today that are worked off here; their sum stands in the menu. */
  queues?: readonly QueueName[]
  /** One of the four in the bar at the bottom of a phone. */
  isOnBar?: boolean
  screens: readonly AreaScreen[]
}

export interface AreaScreen {
  /** Within the area; empty for the area's own address. */
  path: string
  /** Besides the area's permission; without all of them the address does not exist for a person. */
  needs?: readonly Permission[]
  /** Loaded when it is opened: `async () => (await import('./order-list.tsx')).OrderList`. */
  load: () => Promise<ComponentType>
}
