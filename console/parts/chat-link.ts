import { takesTextMessages } from '#domain/contact.ts'

interface Chatter {
  area_code: string
  phone: string
}

/** WhatsApp with the text filled in; a person sends it. Null for a landline. */
export function chatLink({ area_code: areaCode, phone }: Chatter, text: string): string | null {
  if (!takesTextMessages(areaCode, phone)) return null
  return `https://wa.me/${areaCode}${phone}?${new URLSearchParams({ text })}`
}

/** WhatsApp with the text filled in; the person chooses whom to send it to. */
export function chatLinkToAnybody(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`
}
