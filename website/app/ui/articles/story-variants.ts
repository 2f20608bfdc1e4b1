import type { MadeCover, Teaser } from '@gevel/contract/references'
import type { ImageRatio } from '../images/image-url.ts'

interface Variant {
  className: string
  /** whether it has its intro */
  intro: boolean
  /** the slot of its picture; without one it is text */
  picture?: { ratio: ImageRatio; sizes: string }
  /** the covers that can be made where a picture is missing: none opens a page, and a quote needs its width */
  made?: readonly MadeCover['kind'][]
}

const ANY = ['number', 'quote', 'logo'] as const

/** The variants of a story: size of its headline, place of its picture (visual language, "Story"). */
export const STORY_VARIANTS = {
  lead: {
    className: 'story story--lead',
    intro: true,
    picture: {
      ratio: '16x9',
      sizes: '(min-width: 80rem) 37rem, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, 100vw',
    },
  },
  wide: {
    className: 'story story--wide story--big',
    intro: true,
    picture: { ratio: '3x2', sizes: '(min-width: 64rem) 28rem, (min-width: 48rem) 55vw, 100vw' },
  },
  mid: {
    className: 'story story--mid phone-side',
    intro: true,
    picture: { ratio: '3x2', sizes: '(min-width: 64rem) 18rem, (min-width: 48rem) 32vw, 6.5rem' },
    made: ANY,
  },
  card: {
    className: 'story phone-side',
    intro: false,
    picture: { ratio: '3x2', sizes: '(min-width: 64rem) 18rem, (min-width: 48rem) 48vw, 6.5rem' },
    made: ANY,
  },
  row: {
    className: 'story story--mid story--row',
    intro: true,
    picture: { ratio: '3x2', sizes: '(min-width: 48rem) 14rem, 6.5rem' },
    made: ANY,
  },
  side: {
    className: 'story story--side',
    intro: false,
    picture: { ratio: '1x1', sizes: '6.5rem' },
    made: ['number', 'logo'],
  },
  text: { className: 'story', intro: false },
  brief: { className: 'story', intro: true },
} as const satisfies Record<string, Variant>

export type StoryVariant = keyof typeof STORY_VARIANTS

/** The content of a story's picture slot: its picture or a made cover; null for a story that is only text. */
export function slotOf(variant: StoryVariant, { cover, madeCover }: Pick<Teaser, 'cover' | 'madeCover'>) {
  const { picture, made = [] }: Variant = STORY_VARIANTS[variant]
  if (!picture) return null
  if (cover) return { ...picture, kind: 'picture', cover } as const
  return madeCover && made.includes(madeCover.kind) ? ({ kind: 'made', cover: madeCover } as const) : null
}
