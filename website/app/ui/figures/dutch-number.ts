const FORMAT = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** `1.940,5`: a number in Dutch notation, with a real minus sign. */
export function dutchNumber(value: number): string {
  return FORMAT.format(value).replace('-', '−')
}
