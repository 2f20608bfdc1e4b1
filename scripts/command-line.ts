import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UserError } from './user-error.ts'

/**
 * Parses the options of a command.
 * @throws UserError when one of them is unknown or lacks its value
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The named parts of a command: all of them by default.
 * @throws UserError for an unknown part
 */
export function chosenParts<Part extends string>(parts: readonly Part[], only?: readonly string[]): readonly Part[] {
  const unknown = only?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new UserError(`There is no part '${unknown}': choose from ${parts.join(', ')}.`)
  return only ? parts.filter((part) => only.includes(part)) : parts
}

/**
 * Parses a number of things.
 * @throws UserError when it is not an integer up to 9,999,999
 */
export function readAmount(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UserError(`--${option} wants a whole number up to 9999999, as in --${option} 100000; it got '${text}'.`)
  return Number(text)
}
