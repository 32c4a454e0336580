/** A contact that the account can sign in with. */
export type ContactKind = 'email' | 'phone'

/** In the shape the API takes. */
export type NewContact = { email: string } | { area_code: string; phone: string }
