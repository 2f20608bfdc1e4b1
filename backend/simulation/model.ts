import type { SimulatedPlan } from './prepare.ts'

const months = { month: 1, quarter: 3, year: 12 } as const

/** Days since the epoch: the model counts days as numbers, and not as the product does. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
export const dayText = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

function monthsLater(day: number, count: number): number {
  const start = new Date(day * 86_400_000)
  const target = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, start.getUTCDate()))
  // a date that the month does not have runs over into the next one
  if (target.getUTCDate() !== start.getUTCDate()) target.setUTCDate(0)
  return target.getTime() / 86_400_000
}

/** An invoiced period, or a part of one: its amount and its days. */
interface Part {
  cents: number
  days: number
}

/** What a customer owes according to the agreements alone, counted day by day: an independent second opinion on the invoices. */
export class CustomerModel {
  plan: SimulatedPlan
  seats: number
  readonly kind: 'person' | 'company'
  /** first day of the next period */
  next: number
  /** first day of the first regular period of the current count */
  #anchor: number
  #count = 0
  #inIntro = false
  #renewals = 0
  /** of earlier periods */
  #settled = 0
  #parts: Part[] = []
  #planned: { plan: SimulatedPlan; seats: number } | undefined
  endsAfter: number | undefined
  pause: { from: number; until: number } | undefined
  isOver = false

  constructor(kind: 'person' | 'company', plan: SimulatedPlan, seats: number, startsOn: number) {
    this.kind = kind
    this.plan = plan
    this.seats = seats
    this.next = startsOn
    this.#anchor = startsOn
  }

  /** In the prices of the customer: a person's with VAT, a company's without. */
  get owedCents(): number {
    return this.#settled + this.#parts.reduce((sum, { cents }) => sum + cents, 0)
  }

  get endsByItself(): boolean {
    const { intro } = this.plan
    return this.#inIntro && (this.kind === 'person' || intro?.after === 'end')
  }

  /** The last day when it is cancelled. */
  lastDayOfNotice(today: number): number {
    // not begun
    if (this.#renewals === 0) return today
    const paid = Math.max(this.next - 1, today)
    return this.kind === 'company' || this.#renewals < 2 ? paid : Math.min(paid, monthsLater(today, 1))
  }

  setPause(from: number, count: number): void {
    this.pause = { from, until: monthsLater(from, count) - 1 }
  }

  /** A change of plan or readers, by the rule that nobody pays twice and nobody waits for more. */
  change(plan: SimulatedPlan, seats: number, today: number): void {
    const perYear = (one: SimulatedPlan, count: number) => (this.#price(one, count) * 12) / months[one.period]
    if (plan.id === this.plan.id && seats === this.seats) this.#planned = undefined
    else if (perYear(plan, seats) <= perYear(this.plan, this.seats) || months[plan.period] < months[this.plan.period])
      this.#planned = { plan, seats }
    else if (months[plan.period] > months[this.plan.period]) this.#restart(plan, seats, today)
    else this.#raise(plan, seats, today)
  }

  /** Begins the periods that are due on a day. */
  pass(today: number): void {
    if (this.isOver) return
    if (this.pause && today > this.pause.until) {
      this.next += this.pause.until - this.pause.from + 1
      this.#anchor = this.next
      this.#count = 0
      this.pause = undefined
    }
    if (this.endsAfter !== undefined && today > this.endsAfter) {
      this.end(this.endsAfter)
      return
    }
    while (!this.pause && this.endsAfter === undefined && this.next <= today) this.#begin()
    if (this.endsAfter !== undefined && today > this.endsAfter) this.end(this.endsAfter)
  }

  /** Ends the subscription after a day; the unused days of the current period are not owed. */
  end(lastDay: number): void {
    const unused = Math.max(0, this.next - 1 - lastDay)
    this.#use(unused)
    this.isOver = true
  }

  /** A dearer plan of the same length: the difference for what is left, this day included. */
  #raise(plan: SimulatedPlan, seats: number, today: number): void {
    const left = this.next - today
    const [from, to] = [this.#price(this.plan, this.seats), this.#price(plan, seats)]
    const days = this.#parts[0]?.days ?? 1
    this.#parts.push({ cents: share(to - from, Math.min(left, days), days), days: left })
    Object.assign(this, { plan, seats })
    this.#planned = undefined
  }

  /** A longer plan begins today. */
  #restart(plan: SimulatedPlan, seats: number, today: number): void {
    this.#use(this.next - today)
    Object.assign(this, { plan, seats, next: today })
    this.#anchor = today
    this.#count = 0
    this.#planned = undefined
    this.#begin()
  }

  forgetPlanned(): void {
    this.#planned = undefined
  }

  #begin(): void {
    this.#settled = this.owedCents
    const start = this.next
    if (this.#planned) {
      const { plan, seats } = this.#planned
      if (months[plan.period] !== months[this.plan.period]) {
        this.#anchor = start
        this.#count = 0
      }
      Object.assign(this, { plan, seats: Math.max(seats, plan.seats) })
      this.#planned = undefined
    }
    const { intro } = this.plan
    const isFirst = this.#renewals === 0
    this.#renewals++
    if (isFirst && intro) {
      this.#inIntro = true
      this.next = start + intro.weeks * 7
      this.#anchor = this.next
      this.#parts = [{ cents: this.kind === 'person' ? intro.incl : intro.excl, days: intro.weeks * 7 }]
      if (this.kind === 'person' || intro.after === 'end') this.endsAfter = this.next - 1
      return
    }
    this.#inIntro = false
    this.#count++
    this.next = monthsLater(this.#anchor, this.#count * months[this.plan.period])
    const days = this.next - start
    const { incl, excl, seatIncl, seatExcl, seats } = this.plan
    const extra = this.seats - seats
    this.#parts = [{ cents: this.kind === 'person' ? incl : excl, days }]
    if (extra > 0) this.#parts.push({ cents: extra * ((this.kind === 'person' ? seatIncl : seatExcl) ?? 0), days })
  }

  #use(unused: number): void {
    for (const part of this.#parts) part.cents = share(part.cents, part.days - Math.min(unused, part.days), part.days)
  }

  #price({ incl, excl, seatIncl, seatExcl, seats: included }: SimulatedPlan, seats: number): number {
    const [base, seat] = this.kind === 'person' ? [incl, seatIncl ?? 0] : [excl, seatExcl ?? 0]
    return base + (seats - included) * seat
  }
}

/** By days, rounded half up; amounts are not below zero. */
function share(cents: number, days: number, ofDays: number): number {
  return Math.floor((2 * cents * days + ofDays) / (2 * ofDays))
}
