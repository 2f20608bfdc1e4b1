import path from 'node:path'

/** Stored names get a random part and a `thumbnail_` prefix, and file systems allow 255 bytes. */
const maxCharacters = 100
/** Control and formatting characters, such as direction overrides, and unassigned code points. */
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu
/** Characters with a meaning in some file system or shell. */
const signs = /[<>:"/\\|?*]/g
/** Device names of Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/** Other dots belong to the name: `versie 1.2 van de folder`. */
const extensionForm = /(?<=.)\.[a-z0-9]{1,8}$/i

/** The name under which the media library stores a file: safe on every system, and readable. */
export function cleanFileName(given: string): string {
  const plain = given.normalize('NFC').replace(invisible, '').replace(signs, '-').replace(/\s+/g, ' ')
  const trimmed = plain.replace(/^[\s.]+|[\s.]+$/g, '')
  const extension = extensionForm.exec(trimmed)?.[0] ?? ''
  const base = [...path.basename(trimmed, extension)].slice(0, maxCharacters).join('').trimEnd()
  const name = `${base || 'bestand'}${extension.toLowerCase()}`
  return device.test(name) ? `_${name}` : name
}
