import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a form after its document was reloaded: fields edited since the last save as they are, all others as
 * loaded.
 * @param saved the values of the last save
 */
export function rebase(saved: Values, typed: Values, loaded: Values = {}): Values {
  return { ...loaded, ...Object.fromEntries(editedFields(saved, typed).map((field) => [field, typed[field]])) }
}

/** Names of the fields whose values differ from those of the last save. */
export function editedFields(saved: Values, typed: Values): string[] {
  return Object.keys({ ...saved, ...typed }).filter((field) => !isEqual(saved[field], typed[field]))
}
