import { hrefFields } from './href-fields'
import { checkHref, checkWebAddress } from './hrefs'

/** Throws an Error with a Dutch sentence when the text is not valid for the field. */
export type TextCheck = (value: string) => unknown

/** Checks of texts beyond those of a schema, by content type or component and field. */
export type TextChecks = Readonly<Record<string, Readonly<Record<string, TextCheck>>>>

/** Checks of fields that no feature owns. */
const sharedChecks: TextChecks = { 'shared.seo': { canonical: checkWebAddress } }

/** The check of a field of a content type or component. */
export function textCheckOf(checks: TextChecks, uid: string, field: string): TextCheck | undefined {
  if (hrefFields[uid]?.includes(field)) return checkHref
  return { ...sharedChecks, ...checks }[uid]?.[field]
}
