import { parse } from 'yaml'

const pattern = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * Splits a Markdown file into its YAML front matter and its text.
 * @returns the parsed YAML, not yet validated, and the text after it
 * @throws Error when there is no front matter
 */
export function splitFrontMatter(source: string): { data: unknown; text: string } {
  const [, yaml, text] = pattern.exec(source) ?? []
  if (yaml === undefined || text === undefined)
    throw new Error('The file does not begin with front matter between two lines of ---')
  return { data: parse(yaml), text }
}
