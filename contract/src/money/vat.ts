import { z } from 'zod'
import { type Cents, cents } from './cents.ts'
import { divideRounded } from './round.ts'

/** 100 % in the unit of rates. */
export const wholeRate = 10_000

/** A VAT rate in hundredths of a percent: 900 is 9 %. */
export const vatRateSchema = z.int().min(0).max(wholeRate)

/** Categories of EN 16931: S is a standard or reduced rate, AE reverse charge, O outside VAT. The last two have rate 0. */
export const vatCategorySchema = z.enum(['S', 'AE', 'O'])
export type VatCategory = z.infer<typeof vatCategorySchema>

/** Whether amounts include VAT: `incl` for consumers, `excl` for companies. The other amount is derived, never stored beside it. */
export const pricesSchema = z.enum(['incl', 'excl'])
export type Prices = z.infer<typeof pricesSchema>

/** The VAT of an amount, rounded to the cent, half away from zero. */
export function vatOf(amount: Cents, rate: number, prices: Prices): Cents {
  return cents(divideRounded(amount * rate, prices === 'incl' ? wholeRate + rate : wholeRate))
}
