/** One less than RFC 2045 §6.7 allows, so that a soft line break can follow every line. */
const longestLine = 75

/** A line break that is not part of the text. */
export const softBreak = '=\r\n'

/**
 * Encodes a text as quoted-printable (RFC 2045 §6.7), in lines that a soft break may follow: texts that are joined by `softBreak` are one text when
 * they are read.
 */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => wrap(line.replace(/[^\x20-\x3c\x3e-\x7e]/gu, encode).replace(/ $/, '=20')))
    .join('\r\n')
}

function encode(character: string): string {
  return [...Buffer.from(character)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** Breaks a line, never within an encoded byte. */
function wrap(line: string): string {
  const parts: string[] = []
  let rest = line
  while (rest.length > longestLine) {
    const end = longestLine - 1
    const at = /=[0-9A-F]?$/.exec(rest.slice(0, end))?.index ?? end
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...parts, rest].join(softBreak)
}
