/** Maximum size of a file, below the limit of a request: the text is sent with some JSON around it. */
export const mostBytes = 900_000

/**
 * The text of a CSV file. Spreadsheets still save in the Windows code page: what is not UTF-8 is read as that.
 * @throws Error with a Dutch sentence for a file that is too large, or no text
 */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes.length > mostBytes)
    throw new Error(
      `Dit bestand is ${Math.ceil(bytes.length / 1000)} kB. Hoogstens ${mostBytes / 1000} kB of 20.000 regels kan in één keer: splits het.`,
    )
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new Error('Dit is een werkmap van Excel. Bewaar het blad eerst als CSV.')
  if (bytes.includes(0)) throw new Error('Dit is geen tekstbestand. Bewaar het als CSV (UTF-8).')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
