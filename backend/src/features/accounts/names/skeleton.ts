import unhomoglyph from 'unhomoglyph'

/**
 * The skeletons of a text, after Unicode TS 39 §4: texts that look alike share one. Beyond that standard it ignores
 * marks, case, and the difference between i and l, which fonts without serifs hardly show.
 * @returns one for the text as it is and one for its lower case, since a capital I looks like an l
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
