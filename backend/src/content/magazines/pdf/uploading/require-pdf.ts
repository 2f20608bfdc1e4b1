import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'

/**
 * Checks the content of an upload, so that the editor learns at once that another kind of file was chosen; whether the PDF can be
 * read shows when it is parsed.
 * @throws ValidationError with a Dutch sentence
 */
export async function requirePdf(file: string, name: string): Promise<void> {
  const type = await fileTypeFromFile(file)
  if (type?.mime !== 'application/pdf') throw new errors.ValidationError(`“${name}” is geen pdf.`)
}
