/** The content security policy of answers that are not pages: opened by themselves, they do nothing. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
