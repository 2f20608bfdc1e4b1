/**
 * An identifier as it is stored: upper case, without what people write or paste between its characters: spaces (also no-break ones),
 * zero-width characters, dots and dashes.
 */
export function normaliseIdentifier(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
}
