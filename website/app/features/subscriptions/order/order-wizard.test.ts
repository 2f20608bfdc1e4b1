import type { Draft } from '@gevel/contract/drafts'
import { cents } from '@gevel/contract/money/cents'
import type { Ordering, Plan, PlanVersion } from '@gevel/contract/plans'
import { placeSubscriptionInput } from '@gevel/contract/subscriptions'
import { describe, expect, it } from 'vitest'
import { progressOf } from '../../../forms/wizard/server/progress.server.ts'
import { orderInput } from './order-input.ts'
import { orderWizard } from './order-wizard.ts'
import { quoteOfAnswers } from './quote-of-answers.ts'
import { cancelWords, firstTerm, termWords, vatLine } from './quote-words.ts'

const today = '2026-11-20'

function planOf(version: Partial<PlanVersion> = {}): Plan {
  return {
    version: {
      ...{ id: 3, name: 'Mix Pro', slug: 'mix-pro', edition: 'mix', audience: 'both', period: 'month' },
      ...{ price: { incl: cents(3706), excl: cents(3400) }, vatRate: 900, seats: 3, print: true },
      extraSeat: { incl: cents(981), excl: cents(900) },
      intro: null,
      ...version,
    },
    ...{ tagline: null, included: ['Alle artikelen'], notIncluded: [], isHighlighted: true },
    ...{ onSaleFrom: null, onSaleUntil: null },
  }
}

const ordering: Ordering = {
  countries: ['NL', 'BE'],
  directDebit: {
    creditorId: 'NL69ZZZ123456780000',
    mandate: { version: '2026-11-01', text: 'U geeft …' },
    noticeDays: 5,
  },
  paymentDays: 30,
  termsVersion: '2026-11-01',
  issues: [{ name: 'Nummer 9', publishedOn: '2026-12-11' }],
  publisher: {
    ...{ name: 'Voegwerk Media bv', email: 'abonnement@gevel.example' },
    address: { street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht', phone: null, email: null },
  },
}

const draftId = '3f0c1a52-7b1e-4d6f-9a3b-0123456789ab'
const person = {
  abonnement: { plan: 'mix-pro', kind: 'person', seats: '', back: '/news/3/kraan' },
  gegevens: { name: 'Dieuwertje van der Steen', email: 'd.vandersteen@voorbeeld.nl' },
  adres: { street: 'Steenbakkersweg 18 bis', postcode: '3526kl', city: 'Utrecht', country: 'NL' },
  betaling: { method: 'direct-debit', iban: 'NL91 ABNA 0417 1643 00', holder: 'D. van der Steen', agreed: true },
}
const company = {
  abonnement: { ...person.abonnement, kind: 'company', seats: '5' },
  gegevens: {
    ...{ company: 'IJzerhandel De Kroon', country: 'NL', kvk: '12345678', vatId: '', name: 'Ida Kroon' },
    ...{ email: 'ida@dekroon.example', reference: 'INK-7' },
  },
  adres: person.adres,
  betaling: { method: 'invoice', iban: '', holder: '', agreed: false },
}

/** How far a draft with these entries is, all of whose steps were sent. */
async function progress(entries: Record<string, object>, plan = planOf()) {
  const { wizard, ordered } = orderWizard([plan], ordering)
  const draft = { id: draftId, entries, done: Object.keys(entries) } as unknown as Draft
  const { steps, answers, reached } = await progressOf(wizard, draft)
  return { missing: steps[reached]?.step.name, answers, ordered, quote: quoteOfAnswers(answers, ordered, today) }
}

describe('the order of a person', () => {
  it('becomes the input of the endpoint, without a price', async () => {
    const { missing, answers, ordered } = await progress(person)
    expect(missing).toBe('controle')
    const input = orderInput(answers, ordered, false)
    expect(JSON.stringify(input)).not.toMatch(/cents|price|total/i)
    const draft = { id: draftId, key: null, version: '1' }
    expect(placeSubscriptionInput.parse({ ...input, draft })).toMatchObject({
      ...{ planVersionId: 3, seats: 3, startsAtOnce: false, reference: null },
      address: { postcode: '3526 KL' },
      payment: {
        method: 'direct-debit',
        iban: 'NL91ABNA0417164300',
        mandate: { textVersion: '2026-11-01', agreed: true },
      },
    })
  })

  it('shows the total with VAT and the days of both ways to begin', async () => {
    const { quote } = await progress(person)
    expect(quote?.first).toMatchObject({ totalCents: 3706, vatCents: 306 })
    expect(quote && vatLine(quote.first)).toBe('Inclusief €\u00a03,06 btw (9%)')
    expect(quote?.atOnce).toMatchObject({
      startsOn: '2026-11-20',
      chargedOn: '2026-11-27',
      withdrawUntil: '2026-12-28',
    })
    expect(quote?.later).toMatchObject({ startsOn: '2026-12-29', chargedOn: '2027-01-05' })
  })

  it.each([['NL91 ABNA 0417 1643 01'], ['NL91 ABNA 0417 1643'], [''], ['BR1800360305000010009795493C1']])(
    'stays at the payment with the account %j',
    async (iban) => {
      expect((await progress({ ...person, betaling: { ...person.betaling, iban } })).missing).toBe('betaling')
    },
  )

  it('stays at the payment without consent to the mandate or a holder', async () => {
    expect((await progress({ ...person, betaling: { ...person.betaling, agreed: false } })).missing).toBe('betaling')
    expect((await progress({ ...person, betaling: { ...person.betaling, holder: ' ' } })).missing).toBe('betaling')
  })

  it.each(['1234 SS', '0123 AB', '3526', 'KL 3526'])('stays at the address with the postcode %s', async (postcode) => {
    expect((await progress({ ...person, adres: { ...person.adres, postcode } })).missing).toBe('adres')
  })

  it('stays at the address in a country where no magazine is delivered', async () => {
    const adres = { ...person.adres, postcode: '10115', country: 'DE' }
    expect((await progress({ ...person, adres })).missing).toBe('adres')
    expect((await progress({ ...person, adres }, planOf({ print: false }))).missing).toBe('controle')
  })

  it.each([
    ['2', 'abonnement'],
    ['10000', 'abonnement'],
    ['3.5', 'abonnement'],
    ['-1', 'abonnement'],
    ['4', 'controle'],
  ])('with %s readers is at %s', async (seats, step) => {
    expect((await progress({ ...person, abonnement: { ...person.abonnement, seats } })).missing).toBe(step)
  })

  it('stays at the plan when that is no longer on sale, or for companies alone', async () => {
    expect((await progress({ ...person, abonnement: { ...person.abonnement, plan: 'weg' } })).missing).toBe(
      'abonnement',
    )
    expect((await progress(person, planOf({ audience: 'company' }))).missing).toBe('abonnement')
  })

  it('of an introductory plan ends by itself', async () => {
    const intro = { weeks: 4, price: { incl: cents(400), excl: cents(367) }, after: 'end' } as const
    const { quote } = await progress(person, planOf({ intro, extraSeat: null }))
    if (!quote) throw new Error('no quote')
    expect(quote.first.totalCents).toBe(400)
    expect(firstTerm(quote)).toBe('voor vier weken')
    expect(termWords(quote).join(' ')).toBe('Vier weken. Het abonnement stopt daarna vanzelf.')
    expect(cancelWords(quote)).toMatch(/^Niet nodig/)
  })
})

describe('the order of a company', () => {
  it('has prices without VAT, further readers and its reference', async () => {
    const { missing, answers, ordered, quote } = await progress(company)
    expect(missing).toBe('controle')
    expect(quote?.first).toMatchObject({ netCents: 5200, vatCents: 468, totalCents: 5668 })
    expect(orderInput(answers, ordered, false)).toMatchObject({
      ...{ seats: 5, startsAtOnce: true, reference: 'INK-7', payment: { method: 'invoice' } },
      customer: { kind: 'company', kvk: '12345678', vatId: null, contact: 'Ida Kroon' },
    })
  })

  it.each(['', '1234567', '1234567A', '123456789012'])('stays at the details with the KvK number %j', async (kvk) => {
    expect((await progress({ ...company, gegevens: { ...company.gegevens, kvk } })).missing).toBe('gegevens')
  })

  it.each(['NL999999999B99', 'NL123', 'BE0123456789', 'XX1'])(
    'stays at the details with the VAT id %s',
    async (vatId) => {
      expect((await progress({ ...company, gegevens: { ...company.gegevens, vatId } })).missing).toBe('gegevens')
    },
  )

  it('of another country has its VAT shifted with a valid VAT id, and pays Dutch VAT without one', async () => {
    const gegevens = { ...company.gegevens, country: 'BE', kvk: '', vatId: 'be 0403.170.701' }
    const adres = { ...company.adres, postcode: '1000', country: 'BE' }
    const shifted = await progress({ ...company, gegevens, adres })
    expect(shifted.missing).toBe('controle')
    expect(shifted.quote?.first).toMatchObject({ vatCents: 0, totalCents: 5200 })
    expect(shifted.quote && vatLine(shifted.quote.first)).toBe('Btw verlegd')
    const taxed = await progress({ ...company, gegevens: { ...gegevens, vatId: '' }, adres })
    expect(taxed.quote?.first.vatCents).toBe(468)
  })

  it('goes on after an introductory term when the plan says so', async () => {
    const intro = { weeks: 8, price: { incl: cents(16_241), excl: cents(14_900) }, after: 'continue' } as const
    const { quote } = await progress(company, planOf({ audience: 'company', period: 'year', intro }))
    if (!quote) throw new Error('no quote')
    expect(quote.continues).toBe(true)
    expect(termWords(quote).join(' ')).toBe('Geen vaste looptijd. U betaalt minstens acht weken.')
  })
})
