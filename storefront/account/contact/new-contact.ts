export type ContactKind = 'email' | 'phone'

export type NewContact = { email: string } | { area_code: string; phone: string }
