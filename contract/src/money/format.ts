const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const percents = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 2 })

/** An amount as people read it: "€ 1.234,56", with a no-break space after the sign. */
export function formatCents(amount: number): string {
  // "-0" would get a sign
  return euros.format((amount + 0) / 100)
}

/** A rate in hundredths of a percent as people read it: "9%". */
export function formatVatRate(rate: number): string {
  return percents.format(rate / 10_000)
}
