import { type Cents, cents, sumCents } from './money/cents.ts'
import { divideRounded } from './money/round.ts'
import type { PricedLine } from './money/totals.ts'
import type { Prices } from './money/vat.ts'
import type { PlanPeriod, PlanPrice, PlanVersion } from './plans.ts'

export const periodsPerYear: Readonly<Record<PlanPeriod, number>> = { month: 12, quarter: 4, year: 1 }
export const periodWords: Readonly<Record<PlanPeriod, string>> = {
  month: 'per maand',
  quarter: 'per kwartaal',
  year: 'per jaar',
}

/** What is charged: a version of a plan for this many readers. */
export interface ChargedPlan {
  version: PlanVersion
  /** in total, with those of the plan */
  seats: number
  /** `incl` for a person, `excl` for a company */
  prices: Prices
  /** VAT is shifted to a company in another country of the EU */
  isVatShifted: boolean
}

/** A line of an order or an invoice, as it is shown. */
export interface PlanLine extends PricedLine {
  description: string
}

/** The lines of a regular period. */
export function periodLines(plan: ChargedPlan): PlanLine[] {
  const { name, period, price, extraSeat } = plan.version
  return linesOf(plan, { description: `${name}, ${periodWords[period]}`, price, seat: extraSeat })
}

/**
 * The lines of an introductory term; the regular ones for a plan without it. Readers beyond those of the plan are charged for its
 * weeks, of a year of 365 days.
 */
export function introLines(plan: ChargedPlan): PlanLine[] {
  const { name, period, intro, extraSeat } = plan.version
  if (!intro) return periodLines(plan)
  const share = (amount: number) => cents(divideRounded(amount * periodsPerYear[period] * intro.weeks * 7, 365))
  const seat = extraSeat && { incl: share(extraSeat.incl), excl: share(extraSeat.excl) }
  return linesOf(plan, { description: `${name}, kennismaking van ${intro.weeks} weken`, price: intro.price, seat })
}

function linesOf(
  { version, seats, prices, isVatShifted }: ChargedPlan,
  { description, price, seat }: { description: string; price: PlanPrice; seat: PlanPrice | null },
): PlanLine[] {
  const extra = seats - version.seats
  if (extra > 0 && !seat) throw new Error(`The plan ${version.slug} has no further readers`)
  const vat = isVatShifted
    ? ({ vatRate: 0, vatCategory: 'AE' } as const)
    : ({ vatRate: version.vatRate, vatCategory: 'S' } as const)
  return [
    { description, quantity: 1, unitCents: cents(price[prices]), ...vat },
    ...(extra > 0 && seat
      ? [{ description: 'Extra lezers', quantity: extra, unitCents: cents(seat[prices]), ...vat }]
      : []),
  ]
}

/** What lines cost in their own kind of prices. */
export function sumOf(lines: readonly PricedLine[]): Cents {
  return sumCents(lines.map(({ quantity, unitCents }) => quantity * unitCents))
}

/** The part of an amount for some of the days of a period, rounded to the cent. */
export function shareByDays(amount: number, days: number, ofDays: number): Cents {
  return cents(divideRounded(amount * days, ofDays))
}
