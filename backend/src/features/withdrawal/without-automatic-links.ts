/**
 * A text in which mail clients find no link: behind the dots and colons of an address stands a word joiner (U+2060), which is not
 * seen. Somebody else may have typed the text, and it must be no advertisement that we send.
 */
export function withoutAutomaticLinks(text: string): string {
  return text.replace(/(\p{L}|\p{N})([.:@])(?=[\p{L}/])/gu, '$1$2\u2060')
}
