import type { BlockRow } from '../blocks/body-blocks'
import { richText, wordCount } from '../rich-text/rich-text'

const wordsAMinute = 220

/** The reading time of an article, in whole minutes. */
export function readingMinutes(intro: string, blocks: readonly BlockRow[] | null): number {
  const body = (blocks ?? []).reduce((words, block) => words + wordsOf(block), 0)
  return Math.max(1, Math.round((countWords(intro) + body) / wordsAMinute))
}

function wordsOf(block: BlockRow): number {
  return wordCount(richText(block.content)) + countWords(block.__component === 'blocks.quote' ? block.text : '')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
