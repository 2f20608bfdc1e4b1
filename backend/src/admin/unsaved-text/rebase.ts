import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/**
 * What a form holds once its document was loaded anew: the fields that were typed in since the last save as they are, all others
 * as loaded.
 * @param saved the values that counted as saved until now
 */
export function rebase(saved: Values, typed: Values, loaded: Values = {}): Values {
  const edited = Object.keys({ ...saved, ...typed }).filter((field) => !isEqual(saved[field], typed[field]))
  return { ...loaded, ...Object.fromEntries(edited.map((field) => [field, typed[field]])) }
}
