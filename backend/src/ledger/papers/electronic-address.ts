import type { Party } from '@gevel/contract/ledger'

/** Where Peppol delivers: a scheme of its code list (EAS, PEPPOL-EN16931-CL008) with an id in it. */
export interface ElectronicAddress {
  scheme: string
  id: string
}

/** The schemes of VAT ids, with the country code in front of the number. */
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0198', EE: '9931', EL: '9933', ES: '9920' },
  ...{ FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939', MT: '9943' },
  ...{ NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950' },
}

/**
 * The electronic address of a company: of its KvK number, or else of its VAT id.
 * @returns undefined without either, and for a country whose VAT ids are no addresses: it gets no UBL
 */
export function electronicAddressOf({ kvk, vatId }: Pick<Party, 'kvk' | 'vatId'>): ElectronicAddress | undefined {
  if (kvk) return { scheme: '0106', id: kvk }
  if (!vatId) return undefined
  const country = vatId.slice(0, 2)
  // Belgium's addresses are numbers of enterprises, which its VAT ids consist of
  if (country === 'BE') return { scheme: '0208', id: vatId.slice(2) }
  const scheme = vatSchemes[country]
  return scheme ? { scheme, id: vatId } : undefined
}
