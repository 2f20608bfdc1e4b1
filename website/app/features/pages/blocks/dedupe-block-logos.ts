import { dedupeLogos, withoutRepeatedLogo } from '../../../ui/articles/dedupe-logos.ts'
import type { FilledBlock } from './fill-blocks.server.ts'

/** The blocks of a page, with the logo of a company on the first of its stories only. */
export function dedupeBlockLogos(blocks: readonly FilledBlock[]): FilledBlock[] {
  const shown = new Set<number>()
  return blocks.map((block) => {
    if (block.__component === 'blocks.articles' && block.layout !== 'band')
      return { ...block, articles: dedupeLogos(block.articles, shown) }
    if (block.__component === 'blocks.story' && block.article)
      return { ...block, article: withoutRepeatedLogo(block.article, shown) }
    return block
  })
}
