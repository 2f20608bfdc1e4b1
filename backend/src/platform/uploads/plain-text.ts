import { createReadStream } from 'node:fs'

/** Control characters that no text has; a tab, line ends, a form feed and escape sequences may be there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f]/
/** Markup at the start, after a byte order mark, would be run by a browser. */
const markup = /^(?:\xef\xbb\xbf)?\s*</
/** Bytes without a character in Windows-1252, in which spreadsheets still save. */
const undefinedInWindows1252 = /[\x81\x8d\x8f\x90\x9d]/

/** Whether a file is text from begin to end, in UTF-8 or Windows-1252, and no markup. */
export async function isPlainText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isWindows1252 = true
  let isStart = true
  for await (const chunk of createReadStream(file)) {
    const bytes: string = chunk.toString('latin1')
    if (binary.test(bytes) || (isStart && markup.test(bytes))) return false
    isStart = false
    isWindows1252 &&= !undefinedInWindows1252.test(bytes)
    isUtf8 &&= decodes(decoder, chunk)
    if (!isUtf8 && !isWindows1252) return false
  }
  return isWindows1252 || (isUtf8 && decodes(decoder))
}

/** Whether the next bytes continue valid UTF-8; without bytes, whether it ends after a whole character. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
