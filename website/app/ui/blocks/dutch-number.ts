const FORMAT = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** `1.940,5`: a number as Dutch readers write it, with a real minus. */
export function dutchNumber(value: number): string {
  return FORMAT.format(value).replace('-', '−')
}
