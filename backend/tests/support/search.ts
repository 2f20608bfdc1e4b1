import { type SearchAnswer, searchAnswerSchema } from '@gevel/contract/search'
import { expect } from 'vitest'
import { articleFields } from './articles.ts'
import { ask } from './backend.ts'

export async function search(query: Record<string, string>): Promise<SearchAnswer> {
  const { status, body, text } = await ask(`/public/search?${new URLSearchParams(query)}`)
  expect(status, text).toBe(200)
  return searchAnswerSchema.parse(body)
}

export const titlesOf = ({ data }: SearchAnswer): string[] =>
  data.map(({ title }) => title.map(({ text }) => text).join(''))
export const found = async (q: string): Promise<string[]> => titlesOf(await search({ q }))

/** The intro of the articles below. */
export const intro = 'Een intro zonder bijzonders.'
/** Letters that no other word has. */
export const stamp = (): string =>
  `q${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
export const article = (title: string, fields: object = {}): object => articleFields(title, { intro, ...fields })
