import type { Party } from '@gevel/contract/ledger'
import { type ElectronicAddress, electronicAddressOf } from './electronic-address'

const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

/**
 * The party of a document.
 * @param hasVat false for what is outside VAT: no VAT id may be on it (BR-O-02)
 * @param bankPartyId SEPA creditor identifier of the seller (BT-90)
 */
export function partyOf(party: Party, { hasVat, bankPartyId }: { hasVat: boolean; bankPartyId?: string | null }) {
  const { name, contact, street, postcode, city, country, kvk, vatId, email } = party
  return {
    'cbc:EndpointID': endpointOf(party),
    ...(bankPartyId && { 'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': 'SEPA', '#': bankPartyId } } }),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    ...(vatId && hasVat && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, ...vatScheme } }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(kvk && { 'cbc:CompanyID': { '@schemeID': '0106', '#': kvk } }),
    },
    ...((contact || email) && {
      'cac:Contact': { ...(contact && { 'cbc:Name': contact }), ...(email && { 'cbc:ElectronicMail': email }) },
    }),
  }
}

function endpointOf(party: Party) {
  const address: ElectronicAddress | undefined = electronicAddressOf(party)
  if (!address) throw new Error('A party of the invoice has no electronic address')
  return { '@schemeID': address.scheme, '#': address.id }
}
