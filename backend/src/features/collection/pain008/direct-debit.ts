import { decimalOf } from '@gevel/contract/money/round'
import type { Collection, DebtorAddress } from './collection-file'
import { assertSepaIdentifier, sepaText } from './sepa-text'

/** € 999.999.999,99 */
const mostCents = 99_999_999_999
/** Countries of the EEA: their banks know the address of a debtor, and a file of ours does not tell it. */
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** The element of one direct debit (`DrctDbtTxInf`). */
export function transactionOf({ endToEndId, cents, mandate, debtor, text }: Collection) {
  if (!Number.isInteger(cents) || cents < 1 || cents > mostCents)
    throw new Error(`The amount of ${endToEndId} is out of range: ${cents} cents`)
  return {
    PmtId: { EndToEndId: assertSepaIdentifier('The end-to-end id', endToEndId) },
    InstdAmt: { '@Ccy': 'EUR', '#': decimalOf(cents) },
    DrctDbtTx: {
      MndtRltdInf: {
        MndtId: assertSepaIdentifier('The mandate', mandate.reference),
        DtOfSgntr: mandate.signedOn,
      },
    },
    DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
    Dbtr: { Nm: sepaText(debtor.name, 70, debtor.number), ...addressOf(debtor.iban, debtor.address) },
    DbtrAcct: { Id: { IBAN: debtor.iban } },
    RmtInf: { Ustrd: sepaText(text, 140, endToEndId) },
  }
}

/** A structured address, which banks outside the EEA require; those within get none. */
function addressOf(iban: string, { street, postcode, city, country }: DebtorAddress) {
  if (eea.has(iban.slice(0, 2))) return {}
  const town = sepaText(city, 35, '')
  if (!town) throw new Error('An account outside the EEA needs the city of its holder')
  const [line, code] = [sepaText(street, 70, ''), sepaText(postcode, 16, '')]
  return {
    PstlAdr: { ...(line && { StrtNm: line }), ...(code && { PstCd: code }), TwnNm: town, Ctry: country },
  }
}
