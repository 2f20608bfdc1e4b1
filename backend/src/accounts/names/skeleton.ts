import unhomoglyph from 'unhomoglyph'

/**
 * What a text looks like, after the skeleton of Unicode TS 39 §4: texts that look alike have one in common. Beyond that standard, marks
 * and case do not count, nor does the difference between i and l, which fonts without serifs hardly show.
 * @returns one for the text as it is and one for its small letters, since a capital I looks like an l
 */
export function skeletonsOf(text: string): string[] {
  const plain = withoutMarks(text.normalize('NFKC'))
  return [...new Set([plain, plain.toLowerCase()].map(skeletonOf))]
}

function skeletonOf(text: string): string {
  return withoutMarks(unhomoglyph(text)).toLowerCase().replaceAll('i', 'l')
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
