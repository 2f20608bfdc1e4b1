import type { ShownBlock } from '../content/resolve-blocks'

/** As long as a subject may be, with room for the words after a title. */
const longestTitle = 60

/** The subject and preview of an issue that no editor wrote: by its titles. @returns undefined when it has nothing */
export function wordsOf(blocks: readonly ShownBlock[]): { subject: string; preview: string } | undefined {
  const [first, ...others] = [...new Set(blocks.flatMap(titlesIn))]
  if (first === undefined) return undefined
  const preview = others.slice(0, 3).map((title) => shortened(title, longestTitle))
  return { subject: shortened(first, longestTitle), preview: preview.join(' · ').slice(0, 200) }
}

function titlesIn(block: ShownBlock): string[] {
  switch (block.type) {
    case 'lead':
      return [block.article.title]
    case 'articles':
      return block.articles.map(({ title }) => title)
    case 'events':
      return block.events.map(({ title }) => title)
    case 'vacancies':
      return block.vacancies.map(({ title }) => title)
    case 'text':
    case 'figure':
    case 'banner':
      return []
  }
}

/** A title, cut between words. */
function shortened(title: string, most: number): string {
  if (title.length <= most) return title
  return `${title.slice(0, most).replace(/\s+\S*$/, '')}…`
}
