import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { Fact } from '@gevel/contract/primitives'
import type { Access } from '@gevel/contract/references'
import { mayRead } from '../../platform/readers/access'
import type { StoredCover } from '../parts/made-cover'
import { beforePaywall } from './paywall'

/** Maximum lengths in characters, by the size of the slot; the contract rejects longer texts. */
const longest = { value: 12, label: 60, quote: 100, speaker: 60 } as const

/**
 * Chooses a cover for an article without a picture: its first large figure, else its first short quote. It uses only
 * the text that an anonymous reader may read, because lists are public.
 * @param blocks the whole body, in the shape of the response
 */
export function chooseCover(access: Access, blocks: readonly BodyBlock[]): StoredCover | null {
  const readable: readonly BodyBlock[] = mayRead('anonymous', { access }) ? blocks : beforePaywall(blocks)
  return first(readable, numberOf) ?? first(readable, quoteOf)
}

function first(blocks: readonly BodyBlock[], cover: (block: BodyBlock) => StoredCover | null): StoredCover | null {
  for (const block of blocks) {
    const found = cover(block)
    if (found) return found
  }
  return null
}

/** The first of the figures, which the editors put in order: a later one says little without it. */
function numberOf(block: BodyBlock): StoredCover | null {
  const figure = block.__component === 'blocks.figures' ? block.figures[0] : undefined
  if (!figure || figure.value.length > longest.value || !/\d/.test(figure.value)) return null
  const label = labelOf(figure)
  return label.length > longest.label ? null : { kind: 'number', value: figure.value, label }
}

/** The note belongs to the change when there is one, otherwise to the number. */
function labelOf({ label, change, note }: Fact): string {
  return change || !note ? label : `${label}, ${note}`
}

/** A quote that is short enough: a part of one could say something else. */
function quoteOf(block: BodyBlock): StoredCover | null {
  if (block.__component !== 'blocks.quote' || block.text.length > longest.quote) return null
  const { text, speaker } = block
  return { kind: 'quote', text, speaker: speaker && speaker.length <= longest.speaker ? speaker : null }
}
