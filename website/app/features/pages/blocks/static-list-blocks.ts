import { documentPart } from '../../../ui/lazy/static-part.tsx'

/** A static block: a full page load needs none of its code and data. */
export const StaticListBlock = documentPart(async () => (await import('./static-list-block.tsx')).StaticListBlock, {
  tag: 'div',
})
