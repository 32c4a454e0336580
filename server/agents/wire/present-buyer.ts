import type { AgentBuyer } from '#db/agent-content.ts'

/** The buyer as given; undefined if nothing was. */
export function presentBuyer({ first_name, last_name, email, phone, consent }: AgentBuyer) {
  const given = Object.entries({ first_name, last_name, email, phone_number: phone }).filter(
    ([, value]) => value !== '',
  )
  if (given.length === 0 && consent === null) return undefined
  return { ...Object.fromEntries(given), ...(consent && { consent }) }
}
