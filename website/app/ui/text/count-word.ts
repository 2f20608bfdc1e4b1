const numberWords = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** A number in running text: `drie`, `12`. */
export function countWord(count: number): string {
  return numberWords[count] ?? String(count)
}
