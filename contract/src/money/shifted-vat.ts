/**
 * Whether the VAT of a service is shifted to the customer: a company with a VAT id of another country of the EU (Directive 2006/112/EC
 * art. 44 and 196).
 * @param vatId as it was checked: upper case without spaces; null without one, when the customer pays Dutch VAT
 */
export function isVatShifted({ kind, vatId }: { kind: 'person' | 'company'; vatId: string | null }): boolean {
  // XI is Northern Ireland, which is of the EU for goods only
  return kind === 'company' && vatId !== null && !/^(?:NL|XI)/.test(vatId)
}
