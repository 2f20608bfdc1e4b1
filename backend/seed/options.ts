import { parseArgs } from 'node:util'

export interface Options {
  /** size of the large set to add beside the demo content; 0 for none */
  articles: number
}

/** The command line is invalid; the message is for the user. */
export class OptionError extends Error {}

/**
 * Parses the command line.
 * @throws OptionError
 */
export function parseOptions(args: string[]): Options {
  const { articles } = parse(args)
  if (!/^\d{1,7}$/.test(articles)) {
    throw new OptionError(`--articles wants a whole number up to 9999999, as in --articles 100000; it got ${articles}.`)
  }
  return { articles: Number(articles) }
}

function parse(args: string[]): { articles: string } {
  try {
    return parseArgs({ args, options: { articles: { type: 'string', default: '0' } } }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}
