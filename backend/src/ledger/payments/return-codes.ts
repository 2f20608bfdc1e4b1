/** What happens when a bank returns a direct debit. */
export interface ReturnRule {
  /** the reason, as the desk reads it */
  meaning: string
  /** nothing is collected by this mandate any more */
  stopsMandate?: boolean
  /** it is tried once more, some days later */
  isRetried?: boolean
  /** the mail to the customer: asks for another account, announces a second attempt, or asks to pay otherwise; none when the fault is ours */
  mail?: 'new-account' | 'retry' | 'pay'
  /** somebody of finance has to look at it, and reminders wait */
  needsPerson?: boolean
  /** the customer has died: no mails, no reminders */
  stopsMails?: boolean
}

const wrongAccount: ReturnRule = { meaning: 'Rekening onjuist', stopsMandate: true, mail: 'new-account' }
const refunded: ReturnRule = { meaning: 'Teruggeboekt op verzoek van de klant', mail: 'pay' }
const technical: ReturnRule = { meaning: 'Technische fout', needsPerson: true }

/** Reason codes of ISO 20022 as Dutch banks use them, with what the product does. */
const rules: Readonly<Record<string, ReturnRule>> = {
  AC01: wrongAccount,
  AC13: { ...wrongAccount, meaning: 'Rekening van een soort die niet kan worden geïncasseerd' },
  AG01: { ...wrongAccount, meaning: 'Incasso op deze rekening niet toegestaan' },
  AC04: { ...wrongAccount, meaning: 'Rekening opgeheven' },
  AC06: { meaning: 'Rekening geblokkeerd', mail: 'pay' },
  AG02: { meaning: 'Verkeerd soort incasso: onze fout', needsPerson: true },
  AM04: { meaning: 'Onvoldoende saldo', isRetried: true, mail: 'retry' },
  AM05: { meaning: 'Dubbel aangeboden', needsPerson: true },
  BE05: { meaning: 'Incassant-ID onbekend bij de bank', needsPerson: true },
  FF01: { meaning: 'Ongeldig bestand: niets is geïncasseerd', needsPerson: true },
  MD01: { meaning: 'Geen geldige machtiging', stopsMandate: true, needsPerson: true },
  MD02: { meaning: 'Gegevens van de machtiging onjuist', needsPerson: true },
  MD06: refunded,
  MD07: { meaning: 'Rekeninghouder overleden', stopsMandate: true, stopsMails: true, needsPerson: true },
  MS02: { ...refunded, meaning: 'Geweigerd door de klant' },
  MS03: { meaning: 'Reden niet opgegeven', isRetried: true, mail: 'retry' },
  SL01: { ...refunded, meaning: 'Geblokkeerd door de bank van de klant' },
  RC01: technical,
  RR01: technical,
  RR02: technical,
  RR03: technical,
  RR04: technical,
  CNOR: technical,
  DNOR: technical,
  ED05: technical,
  TM01: technical,
}

/** The codes of which the meaning is known, for the desk. */
export const knownReturnCodes: readonly string[] = Object.keys(rules)

/** After these somebody has to look at the return before the customer hears of it. */
export const codesForPerson = knownReturnCodes.filter((code) => rules[code]?.needsPerson)

/** After these nothing is wrong with the customer or the mandate: it owes nothing until the direct debit is offered again. */
export const codesOfFaults = codesForPerson.filter((code) => !rules[code]?.stopsMandate)

/** Whether somebody can offer a direct debit again that came back with a code: by a mandate that holds, and never a second time. */
export function canBeOfferedAgain(code: string): boolean {
  return code !== 'AM05' && !returnRule(code).stopsMandate
}

/** What a code does; an unknown one is treated as a refund at the customer's request, and never tried again by itself. */
export function returnRule(code: string): ReturnRule {
  return Object.hasOwn(rules, code) ? (rules[code] ?? refunded) : { ...refunded, meaning: `Onbekende code ${code}` }
}
