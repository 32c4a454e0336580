/** The name of a payment method; a transfer that was not owed is shown as a bank transfer. */
export function paymentName(method: string, names: Readonly<Record<string, string>>): string {
  return names[method] ?? names['bank_transfer'] ?? method
}
