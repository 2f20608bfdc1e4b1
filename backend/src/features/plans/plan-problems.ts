import { cents } from '@gevel/contract/money/cents'
import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { vatOf } from '@gevel/contract/money/vat'
import { mostSeats } from '@gevel/contract/most-seats'
import type { FieldProblem } from '../../platform/errors/field-error'
import type { PlanRow } from './plan-row'

/** A plan while an editor fills it in: fields may be missing, and Strapi accepts numbers as text. */
export type EditedPlan = Partial<Record<keyof PlanRow, unknown>>

/** How far a price with VAT may be from the one without: prices are rounded for people, not computed. */
const tolerance = { cents: 5, share: 0.01 }

const priceFields = [
  { incl: 'priceIncl', excl: 'priceExcl' },
  { incl: 'seatIncl', excl: 'seatExcl' },
  { incl: 'introIncl', excl: 'introExcl' },
] as const

/** What is wrong with a plan, each at its field; what is not filled in yet is no problem of it. */
export function planProblems(plan: EditedPlan): FieldProblem[] {
  return [
    ...priceFields.flatMap(({ incl, excl }) => priceProblems(plan, incl, excl)),
    ...seatProblems(plan),
    ...introProblems(plan),
    ...saleProblems(plan),
  ]
}

function problem(field: keyof PlanRow, message: string): FieldProblem {
  return { path: [field], message }
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value)
}

type PriceField = (typeof priceFields)[number]['incl' | 'excl']

function priceProblems(plan: EditedPlan, incl: PriceField, excl: PriceField): FieldProblem[] {
  const amounts = ([incl, excl] as const).flatMap((field) => amountProblems(field, numberOf(plan[field])))
  if (amounts.length > 0) return amounts
  const [withVat, without] = [numberOf(plan[incl]), numberOf(plan[excl])]
  if (withVat === null && without === null) return []
  if (withVat === null || without === null)
    return [problem(withVat === null ? incl : excl, 'Vul beide prijzen in, met en zonder btw.')]
  return vatProblems(plan, incl, Math.round(withVat * 100), Math.round(without * 100))
}

function amountProblems(field: PriceField, euros: number | null): FieldProblem[] {
  if (euros === null) return []
  if (!(euros >= 0)) return [problem(field, 'Een prijs is nooit lager dan nul.')]
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6
    ? []
    : [problem(field, 'Vul hoogstens twee cijfers achter de komma in.')]
}

function vatProblems(plan: EditedPlan, incl: PriceField, inclCents: number, exclCents: number): FieldProblem[] {
  const rate = Math.round((numberOf(plan.vatRate) ?? 0) * 100)
  if (rate < 0 || rate > 10_000) return [problem('vatRate', 'Vul een percentage van 0 tot en met 100 in.')]
  const expected = exclCents + vatOf(cents(exclCents), rate, 'excl')
  const allowed = Math.max(tolerance.cents, expected * tolerance.share)
  if (Math.abs(inclCents - expected) <= allowed) return []
  return [
    problem(
      incl,
      `Dit past niet bij de prijs zonder btw: ${formatCents(exclCents)} met ${formatVatRate(rate)} btw is ${formatCents(expected)}.`,
    ),
  ]
}

function seatProblems({ seats }: EditedPlan): FieldProblem[] {
  const count = numberOf(seats)
  if (count === null || (Number.isInteger(count) && count >= 1 && count <= mostSeats)) return []
  return [problem('seats', `Kies een heel getal van 1 tot en met ${mostSeats}.`)]
}

function introProblems({ audience, introWeeks, introIncl, introExcl, afterIntro }: EditedPlan): FieldProblem[] {
  const weeks = numberOf(introWeeks)
  const hasPrice = numberOf(introIncl) !== null || numberOf(introExcl) !== null
  if (weeks === null && hasPrice) return [problem('introWeeks', 'Vul in hoeveel weken de kennismaking duurt.')]
  if (weeks !== null && !hasPrice) return [problem('introIncl', 'Vul in wat de kennismaking kost.')]
  if (weeks !== null && !(Number.isInteger(weeks) && weeks >= 1))
    return [problem('introWeeks', 'Vul een heel aantal weken in.')]
  // BW 6:236 s
  if (afterIntro === 'continue' && audience !== 'company')
    return [
      problem(
        'afterIntro',
        'De kennismaking van een consument moet vanzelf stoppen. Kies ‘Stopt vanzelf’, of maak het een abonnement voor bedrijven alleen.',
      ),
    ]
  return []
}

function saleProblems({ onSaleFrom, onSaleUntil }: EditedPlan): FieldProblem[] {
  if (!onSaleFrom || !onSaleUntil || String(onSaleUntil) >= String(onSaleFrom)) return []
  return [problem('onSaleUntil', 'Deze dag is vóór die van ‘Te bestellen vanaf’.')]
}
