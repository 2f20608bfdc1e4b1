import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a form after its document was reloaded: fields edited since the last save as they are, all others as
 * loaded.
 * @param saved the values of the last save
 */
export function rebase(saved: Values, typed: Values, loaded: Values = {}): Values {
  const edited = Object.keys({ ...saved, ...typed }).filter((field) => !isEqual(saved[field], typed[field]))
  return { ...loaded, ...Object.fromEntries(edited.map((field) => [field, typed[field]])) }
}
