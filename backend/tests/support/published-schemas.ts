import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** The schemas that banks and Peppol publish; they are not part of the project. */
const folder = process.env.SCHEMAS_DIR ?? path.resolve(import.meta.dirname, '../../../../shared/schemas')

/** Why the tests by a published schema are skipped; undefined where it is. */
export function missingSchema(file: string): string | undefined {
  return existsSync(path.join(folder, file)) ? undefined : `SCHEMAS_DIR has no ${file}: the schema is not checked`
}

const validators = new Map<string, XsdValidator>()

/**
 * Validates a document by a published schema.
 * @throws XmlValidateError with the first violation
 */
export function validateBySchema(xml: Buffer, file: string): void {
  let validator = validators.get(file)
  if (!validator) {
    xmlRegisterFsInputProviders()
    // with its address, from which it includes others
    const url = path.join(folder, file)
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }))
    validators.set(file, validator)
  }
  const document = XmlDocument.fromBuffer(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}
