const FORMAT = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** `1.940,5`: a number in Dutch notation, with a real minus sign. */
export function dutchNumber(value: number): string {
  return FORMAT.format(value).replace('-', '−')
}

/** Says where the axis of a chart begins, when that is not zero; empty when it is. @param lowest of its grid lines */
export function axisNote(lowest: number | undefined): string {
  return lowest !== undefined && lowest > 0 ? `De as begint bij ${dutchNumber(lowest)}.` : ''
}
