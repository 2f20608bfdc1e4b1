import { cleanLine, cleanRows, cleanText, cleanTexts } from '@gevel/contract/clean-text'
import type { Core } from '@strapi/strapi'
import { type DocumentRule, writtenData } from './document-context'
import { walkFields } from './walk-fields'

const cleanerOf: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: (value) => cleanTexts(value, cleanLine),
  email: (value) => cleanTexts(value, cleanLine),
  uid: (value) => cleanTexts(value, cleanLine),
  text: (value) => cleanTexts(value, cleanText),
  blocks: (value) => cleanTexts(value, cleanText),
  json: (value) => cleanTexts(value, cleanText),
}

/** Texts with a row or an item in each line, by content type or component. */
const rowFields: Readonly<Record<string, string>> = {
  'api::content.content': 'keyPoints',
  'api::lexicon-entry.lexicon-entry': 'variants',
  'api::partner.partner': 'shops',
  'blocks.chart': 'rows',
  'blocks.table': 'rows',
}
const cleanRowsOf = (value: unknown) => cleanTexts(value, cleanRows)

/**
 * Removes the characters that no text has from every text of a document and its components. A soft return, as Word and
 * PowerPoint paste it, becomes a line break where the field has several lines, and a space where it has one or each line is a row.
 */
export const cleanDocuments: DocumentRule = async (strapi, context, next) => {
  cleanFields(strapi, context.uid, writtenData(context) ?? {})
  return next()
}

/** Types of Strapi and its plugins whose texts editors write; the document rules are for those of the site. */
const otherTypes = ['plugin::upload.file', 'plugin::upload.folder', 'admin::user', 'admin::role']

/** Cleans alternative texts, captions, names of folders, and those of editors and roles before they are stored. */
export function cleanOtherTypes(strapi: Core.Strapi): void {
  const clean = ({ model, params }: { model: { uid: string }; params: { data?: object } }) => {
    for (const row of [params.data].flat()) if (row) cleanFields(strapi, model.uid, row as Record<string, unknown>)
  }
  strapi.db.lifecycles.subscribe({
    models: otherTypes,
    beforeCreate: clean,
    beforeCreateMany: clean,
    beforeUpdate: clean,
    beforeUpdateMany: clean,
  })
}

function cleanFields(strapi: Core.Strapi, uid: string, data: Record<string, unknown>): void {
  walkFields(strapi, uid, data, ({ uid: owner, field, type, value, holder }) => {
    const clean = rowFields[owner] === field ? cleanRowsOf : cleanerOf[type]
    if (clean) holder[field] = clean(value)
  })
}
