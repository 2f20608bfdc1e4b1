import type { BannerSlot } from '@gevel/contract/banners'
import type { PageBlock } from '@gevel/contract/page-blocks'

const slots: Partial<Record<PageBlock['__component'], BannerSlot>> = {
  'blocks.front': 'top',
  'blocks.vacancy-list': 'list',
  'blocks.event-list': 'list',
}

/** The slots for banners of a page: front pages and lists have them, a page of texts or with a form has none. */
export function slotsOf(blocks: readonly Pick<PageBlock, '__component'>[]): BannerSlot[] {
  return [...new Set(blocks.flatMap(({ __component }) => slots[__component] ?? []))]
}
