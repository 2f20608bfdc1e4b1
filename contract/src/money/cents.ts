import { z } from 'zod'

/** The largest amount of a column (`integer`): € 21.474.836,47. */
const mostCents = 2_147_483_647

/** An amount in whole cents of a euro; below zero for a credit, a refund or a discount. */
export const centsSchema = z.int().min(-mostCents).max(mostCents).brand<'Cents'>()
export type Cents = z.infer<typeof centsSchema>

/**
 * The result of a calculation with amounts, as an amount. Zero loses its sign, which would be written as "-0.00".
 * @throws ZodError for a fraction of a cent, or more than a column holds
 */
export function cents(amount: number): Cents {
  return centsSchema.parse(amount + 0)
}

export function sumCents(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** The opposite amount, as on a credit note. */
export function negateCents(amount: Cents): Cents {
  return cents(-amount)
}
