import type { BodyBlock } from '@gevel/contract/body-blocks'
import { chooseCover } from '../../src/content/articles/choose-cover'
import { fact } from '../../src/content/parts/fact'
import type { StoredCover } from '../../src/content/parts/made-cover'
import type { SeedBlock } from '../body/blocks'
import type { ArticleSource } from '../content/article'

/** The cover that publishing would store; rows of the seed bypass it. */
export function madeCover({ access }: Pick<ArticleSource, 'access'>, blocks: readonly SeedBlock[]): StoredCover | null {
  return chooseCover(access, blocks.flatMap(bodyBlock))
}

/** The blocks from which a cover can be made, in the shape of the response. */
function bodyBlock(block: SeedBlock): BodyBlock[] {
  if (block.kind === 'quote') return [{ __component: 'blocks.quote', text: block.text, speaker: block.speaker }]
  if (block.kind !== 'figures') return []
  const figures = block.figures.map(({ change = null, note = null, ...rest }) => fact({ ...rest, change, note }))
  return [{ __component: 'blocks.figures', figures, source: block.source ?? null }]
}
