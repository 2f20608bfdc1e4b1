import type { ChoiceType } from '../../features/newsletter/issues/block-choices'
import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'

export const blockNames: Readonly<Record<IssueBlock['type'], string>> = {
  text: 'Eigen woorden',
  lead: 'Groot artikel',
  articles: 'Artikelen',
  events: 'Evenementen',
  vacancies: 'Vacatures',
  figure: 'Cijfer',
  banner: 'Banner',
}

/** What a block shows, of which type. */
export const shownTypes: Readonly<Record<Exclude<IssueBlock['type'], 'text'>, ChoiceType>> = {
  lead: 'article',
  articles: 'article',
  events: 'event',
  vacancies: 'vacancy',
  figure: 'figure',
  banner: 'banner',
}

/** Blocks that show one thing. */
export type SingleType = 'lead' | 'figure' | 'banner'
const singleTypes: readonly string[] = ['lead', 'figure', 'banner'] satisfies SingleType[]

/** Whether a block of this type shows one thing. */
export function isSingle(type: IssueBlock['type']): type is SingleType {
  return singleTypes.includes(type)
}

/** The public ids that a block shows. */
export function idsOf(block: IssueBlock): readonly number[] {
  switch (block.type) {
    case 'text':
      return []
    case 'lead':
      return [block.article]
    case 'articles':
      return block.articles
    case 'events':
      return block.events
    case 'vacancies':
      return block.vacancies
    case 'figure':
      return [block.series]
    case 'banner':
      return [block.banner]
  }
}

/** The block with other ids; one that shows a single thing takes the last. */
export function withIds(block: IssueBlock, ids: readonly number[]): IssueBlock {
  const last = ids.at(-1)
  switch (block.type) {
    case 'text':
      return block
    case 'lead':
      return last === undefined ? block : { ...block, article: last }
    case 'articles':
      return { ...block, articles: [...ids] }
    case 'events':
      return { ...block, events: [...ids] }
    case 'vacancies':
      return { ...block, vacancies: [...ids] }
    case 'figure':
      return last === undefined ? block : { ...block, series: last }
    case 'banner':
      return last === undefined ? block : { ...block, banner: last }
  }
}

/** A new block of a type; one of `singleTypes` is made with what it shows. */
export function newBlock(type: IssueBlock['type'], shown: number): IssueBlock {
  const id = crypto.randomUUID()
  switch (type) {
    case 'text':
      return { id, type, heading: null, text: '', signature: null, button: null }
    case 'lead':
      return { id, type, article: shown }
    case 'articles':
      return { id, type, heading: 'Meer nieuws', isPro: false, articles: [] }
    case 'events':
      return { id, type, heading: 'Agenda', events: [] }
    case 'vacancies':
      return { id, type, heading: 'Vacatures', vacancies: [] }
    case 'figure':
      return { id, type, heading: 'Cijfer van de maand', series: shown }
    case 'banner':
      return { id, type, banner: shown }
  }
}

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
