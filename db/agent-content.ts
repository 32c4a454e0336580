/** A cart or checkout as an agent put it together for a person; prices are never stored. */
export interface AgentContent {
  /** One line per variant. */
  lines: {
    id: string
    variant_id: string
    qty: number
    /** Title and price in cents, as ordered: staff may take the item out of an unpaid order. */
    sold?: { title: string; price: number }
  }[]
  buyer: AgentBuyer
  /** Where the goods probably go, before an address is known. */
  country: string | null
  codes: string[]
  delivery: AgentDelivery | null
  attribution: Record<string, string> | null
  /** Total in cents that the platform last saw, and the code that counted in it. */
  shown?: { total: number; code: string | null }
}

export interface AgentEventLine {
  item: string
  qty: number
}

export interface AgentBuyer {
  first_name: string
  last_name: string
  email: string
  /** The number as given; E.164 is asked for. */
  phone: string
  /** Purposes that the buyer agreed to, or not. */
  consent: Record<string, boolean> | null
}

export interface AgentDelivery {
  method: 'DELIVERY' | 'PICKUP'
  destinations: AgentDestination[]
  destination_id: string | null
  /** Id of a courier. */
  option_id: string | null
}

export interface AgentDestination {
  id: string
  first_name: string
  last_name: string
  phone: string
  street: string
  extended: string
  locality: string
  region: string
  postal_code: string
  country: string
}
