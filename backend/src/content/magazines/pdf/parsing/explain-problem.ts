import { PdfProblem } from '../pdf-problem'

const sentences: Readonly<Record<string, string>> = {
  PasswordException: 'Deze pdf is beveiligd met een wachtwoord. Bewaar haar zonder wachtwoord en upload haar opnieuw.',
  InvalidPDFException:
    'Deze pdf is beschadigd en kan niet worden gelezen. Bewaar haar opnieuw en probeer het nog eens.',
}
const otherwise = 'Deze pdf kan niet worden gelezen. Bewaar haar opnieuw en probeer het nog eens.'

/**
 * The Dutch sentence about an error of pdf.js that is caused by the file; undefined for one of the system, such as a full
 * disk, after which another attempt can succeed.
 */
export function problemOf(error: unknown): string | undefined {
  if (error instanceof PdfProblem) return error.message
  if (!(error instanceof Error) || 'syscall' in error) return undefined
  return sentences[error.name] ?? otherwise
}
