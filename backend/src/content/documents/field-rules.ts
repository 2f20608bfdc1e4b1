import type { TextCheck, TextChecks } from '../../platform/feature/feature'
import { hrefFields } from './href-fields'
import { checkHref, checkWebAddress } from './hrefs'

/** Checks of fields that no feature owns. */
const sharedChecks: TextChecks = { 'shared.seo': { canonical: checkWebAddress } }

/** The check of a field of a content type or component. */
export function textCheckOf(checks: TextChecks, uid: string, field: string): TextCheck | undefined {
  if (hrefFields[uid]?.includes(field)) return checkHref
  return { ...sharedChecks, ...checks }[uid]?.[field]
}
