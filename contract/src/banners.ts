import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { plainPictureSchema } from './media.ts'
import { publicIdSchema } from './primitives.ts'

/**
 * The places for banners on the site. `top`: below the menu of front pages and lists; `list`: below the first items of
 * the vacancies and the agenda; the last two beside and below an article.
 */
export const bannerSlotSchema = z.enum(['top', 'list', 'article-side', 'article-end'])
export type BannerSlot = z.infer<typeof bannerSlotSchema>

/** The editions that show a banner. */
export const bannerEditionsSchema = z.enum([...editionSchema.options, 'both'])

/** In pixels of the design: a picture has at least this size, in the same ratio. */
interface Size {
  width: number
  height: number
}

/** The shape of banners in a slot: a strip, which has another picture on narrow screens, or a box. */
export interface BannerFormat {
  wide: Size
  /** null where one picture fits every screen */
  narrow: Size | null
}

const strip: BannerFormat = { wide: { width: 970, height: 120 }, narrow: { width: 320, height: 100 } }
const box: BannerFormat = { wide: { width: 300, height: 250 }, narrow: null }

export const bannerFormats: Readonly<Record<BannerSlot, BannerFormat>> = {
  top: strip,
  list: strip,
  'article-side': box,
  'article-end': strip,
}

/** Eligible banners of one slot at most: all of them are part of every page that has the slot. */
export const maxBannersPerSlot = 6

/** How often a banner is shown compared to the others of its slot. */
export const bannerWeights = { min: 1, max: 100 } as const

/** A banner as pages show it: one picture for each shape of its slot, or a text with or without a picture. */
export const bannerSchema = z.object({
  id: publicIdSchema,
  slot: bannerSlotSchema,
  weight: z.int().min(bannerWeights.min).max(bannerWeights.max),
  picture: z
    .object({ wide: plainPictureSchema, narrow: plainPictureSchema.nullable(), alt: z.string().min(1) })
    .nullable(),
  text: z
    .object({
      heading: z.string().min(1),
      body: z.string().nullable(),
      button: z.string().nullable(),
      picture: plainPictureSchema.nullable(),
    })
    .nullable(),
})
export type Banner = z.infer<typeof bannerSchema>

/** `GET /public/banners?edition=`: the banners that an edition shows now. */
export const bannersSchema = z.object({ data: z.array(bannerSchema) })
