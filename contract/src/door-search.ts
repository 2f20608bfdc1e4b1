/** A text without case and accents, for finding people at a door: 'Müller-de Vries' is 'muller de vries'. */
export function foldedText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Whether somebody is meant by all of these words, each a part of the name or the company. */
export function matchesAll(
  { name, company }: { name: string; company: string | null },
  foldedWords: readonly string[],
): boolean {
  const text = foldedText(`${name} ${company ?? ''}`)
  return foldedWords.every((word) => text.includes(word))
}
