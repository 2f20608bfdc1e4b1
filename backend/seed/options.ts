import { parseArgs } from 'node:util'
import { z } from 'zod'

export interface Options {
  /** size of the large set to add beside the demo content; 0 for none */
  articles: number
  /** the day of the demo content, as in `2026-11-20`; by default today */
  day?: string
}

/** The command line is invalid; the message is for the user. */
export class OptionError extends Error {}

/**
 * Parses the command line.
 * @throws OptionError
 */
export function parseOptions(args: string[]): Options {
  const { articles, day } = parse(args)
  if (!/^\d{1,7}$/.test(articles)) {
    throw new OptionError(`--articles wants a whole number up to 9999999, as in --articles 100000; it got ${articles}.`)
  }
  if (day !== undefined && !z.iso.date().safeParse(day).success)
    throw new OptionError(`--day wants a day that exists, as in --day 2026-11-20; it got ${day}.`)
  return { articles: Number(articles), ...(day !== undefined && { day }) }
}

function parse(args: string[]): { articles: string; day?: string } {
  try {
    return parseArgs({ args, options: { articles: { type: 'string', default: '0' }, day: { type: 'string' } } }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}
