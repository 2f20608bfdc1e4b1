import { mostSeats } from '@gevel/contract/most-seats'
import { isFor, type Plan, type PlanVersion } from '@gevel/contract/plans'
import { countWord } from '../../../ui/text/count-word.ts'
import type { Audience } from '../plans/plan-words.ts'

/** What is chosen in the first step. */
interface ChosenPlan {
  kind: Audience
  /** undefined for the readers of the plan */
  seats: number | undefined
}

/** The readers of an order, with those of the plan when none are chosen. */
export function seatsOf({ seats }: Pick<ChosenPlan, 'seats'>, version: PlanVersion): number {
  return seats ?? version.seats
}

/** What is wrong with a choice, by field. */
export function choiceProblems({ kind, seats }: ChosenPlan, { version }: Plan): Readonly<Record<string, string>> {
  if (!isFor(version, kind)) {
    const who = kind === 'person' ? 'bedrijven' : 'particulieren'
    return { plan: `${version.name} is er alleen voor ${who}. Kies een ander abonnement.` }
  }
  const problem = seats === undefined ? undefined : seatsProblem(seats, version)
  return problem ? { seats: problem } : {}
}

function seatsProblem(seats: number, { name, seats: included, extraSeat }: PlanVersion): string | undefined {
  const readers = `${countWord(included)} ${included === 1 ? 'lezer' : 'lezers'}`
  if (!extraSeat)
    return seats === included ? undefined : `Bij ${name} ${included === 1 ? 'hoort' : 'horen'} ${readers}.`
  if (Number.isInteger(seats) && seats >= included && seats <= mostSeats) return undefined
  return `Vul een heel aantal van ${included} tot en met ${mostSeats} in: ${readers} ${included === 1 ? 'hoort' : 'horen'} bij de prijs.`
}
