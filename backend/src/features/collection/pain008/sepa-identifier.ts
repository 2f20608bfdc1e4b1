import { sepaCharacters } from './sepa-text'

/**
 * Checks an identifier of a message, mandate or payment: those are compared by banks, so they are never rewritten.
 * @throws Error when it is longer than 35, has other characters than SEPA's, or a slash where it may not be
 */
export function assertSepaIdentifier(name: string, identifier: string): string {
  const isValid =
    /^.{1,35}$/.test(identifier) &&
    sepaCharacters.test(identifier) &&
    identifier.trim() === identifier &&
    !/^\/|\/$|\/\//.test(identifier)
  if (!isValid) throw new Error(`${name} "${identifier}" is no identifier of SEPA`)
  return identifier
}
