import { ucpVersion } from '../protocol/capabilities.ts'
import type { PaymentHandler } from '../protocol/payment-handlers.ts'

/** The specification of a handler, for people who write agents (payment handler guide of UCP). */
export function handlerSpec({ name, id, method }: PaymentHandler): string {
  return `# ${name}

Version ${ucpVersion}. Pays an order by ${method.title.en} **after** it is placed: the buyer sends the money, so no credential passes through the platform.

## Participants

The business, which is this shop, takes the money and holds the items until the order's deadline. The platform shows the buyer what to pay. There is no tokenizer, and merchant fields are not used.

## Prerequisites

None. A platform declares \`${name}\` with version \`${ucpVersion}\` among the \`payment_handlers\` of its profile.

## Handler declaration

\`id\` is \`${id}\`; the only instrument type is \`${id}\`. \`config\` in a checkout lists the payee, as the buyer types it.

## Instrument acquisition

The platform makes the instrument itself, once the buyer has agreed to pay this way:

\`\`\`json
{ "id": "any id of yours", "handler_id": "${id}", "type": "${id}", "selected": true }
\`\`\`

## Processing

\`complete_checkout\` with the instrument places the order and answers \`completed\`. A message of type \`info\` and code \`payment_instructions\` names payee, amount, reference and deadline. Show it to the buyer together with \`order.permalink_url\`, where the code to scan is and where a proof of payment is uploaded. The shop confirms by email once it has the money. An order that is not paid in time is cancelled, and costs nothing.
`
}

/** JSON Schema of what the handler declares and takes. */
export function handlerSchema(origin: string, { name, id }: PaymentHandler) {
  const declaration = {
    type: 'object',
    required: ['id', 'version'],
    properties: { id: { const: id }, version: { type: 'string' } },
  }
  const payee = {
    type: 'object',
    required: ['label', 'value'],
    properties: { label: { type: 'string' }, value: { type: 'string' } },
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${origin}/ucp/handlers/${id}.json`,
    name,
    title: name,
    description: 'A transfer that the buyer makes after the order is placed.',
    $defs: {
      business_schema: declaration,
      platform_schema: { ...declaration, required: ['id', 'version', 'spec', 'schema'] },
      response_schema: {
        ...declaration,
        properties: {
          ...declaration.properties,
          config: { type: 'object', properties: { payee: { type: 'array', items: payee } } },
        },
      },
      instrument: {
        type: 'object',
        required: ['id', 'handler_id', 'type'],
        properties: {
          id: { type: 'string' },
          handler_id: { const: id },
          type: { const: id },
          selected: { type: 'boolean' },
        },
      },
    },
  }
}
