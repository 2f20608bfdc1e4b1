import type { Fragment } from '@gevel/contract/search'

/** A token, by the rule of the database: letters, digits, and hyphens or apostrophes between them. */
const token = /[a-z0-9]+(?:[-'][a-z0-9]+)*/g
/** Characters before the first match of a fragment that does not start at the beginning, and its length. */
const before = 80
const longest = 240

/** What the database's `unaccent` reads as an apostrophe. */
const apostrophe = /[’‘‛′＇ʹʻʼʽˈ]/
/** Characters of the same number without accents, so that a place in one is the same place in the other. */
function plain(text: string): string {
  return Array.from(text.split(''), (char) => {
    const [base = char] = char.normalize('NFD').toLowerCase()
    return apostrophe.test(char) ? "'" : base
  }).join('')
}

/** The words of a text, in the form of the index. */
export function wordsOf(text: string): string[] {
  return plain(text).match(token) ?? []
}

/** Splits a text at the words that match, a part of a hyphenated word included. */
export function mark(text: string, matches: (word: string) => boolean): Fragment[] {
  const fragments: Fragment[] = []
  let end = 0
  const add = (to: number, marked: boolean) => {
    if (to > end) fragments.push({ text: text.slice(end, to), marked })
    end = to
  }
  for (const { 0: word, index } of plain(text).matchAll(token)) {
    if (!matches(word)) continue
    add(index, false)
    add(index + word.length, true)
  }
  add(text.length, false)
  return fragments
}

/**
 * The part of a text to show under its title: its intro when a word in it matches, or nothing else does; otherwise the
 * first sentence of the text that does. A line that ends no sentence gets a full stop.
 * @param text the intro, followed by the rest that may be shown; a line for each field, paragraph and heading
 */
export function fragmentOf(intro: string, text: string, matches: (word: string) => boolean): Fragment[] {
  const inIntro = mark(intro, matches)
  if (inIntro.some(({ marked }) => marked)) return inIntro
  const rest = text.startsWith(intro) ? text.slice(intro.length) : text
  const found = [...plain(rest).matchAll(token)].find(({ 0: word }) => matches(word))
  if (!found) return inIntro
  const { start, isWhole: isSentence } = startOfFragment(rest, found.index)
  const end = rest.lastIndexOf(' ', start + longest)
  const isWhole = rest.length <= start + longest
  const part = rest.slice(start, isWhole ? undefined : Math.max(end, found.index + found[0].length)).trim()
  return mark(`${isSentence ? '' : '… '}${joinLines(part)}${isWhole ? '' : ' …'}`, matches)
}

/** `Het werk` and `Twee keer per jaar.` as `Het werk. Twee keer per jaar.` */
function joinLines(text: string): string {
  return text.replace(/([.!?…:;,]['"’”)]?)?[^\S\n]*\n\s*/g, (_, end?: string) => (end ? `${end} ` : '. '))
}

/** The start of the line or else a sentence before a match, when that is near; otherwise the start of a word. */
function startOfFragment(text: string, at: number): { start: number; isWhole: boolean } {
  const from = Math.max(0, at - before)
  const line = text.slice(from, at).lastIndexOf('\n')
  if (line >= 0) return { start: from + line + 1, isWhole: true }
  const sentence = text.slice(from, at).search(/[.!?]\s+\S/)
  if (sentence >= 0) return { start: from + sentence + 1, isWhole: true }
  const space = text.indexOf(' ', from)
  return { start: from === 0 || space < 0 || space > at ? from : space, isWhole: from === 0 }
}
