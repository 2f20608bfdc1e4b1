import { bannerEditionsSchema, bannerSlotSchema, bannerWeights } from '@gevel/contract/banners'
import { shortLinkCodeSchema } from '@gevel/contract/tracked-links'
import { z } from 'zod'
import { dutchTimeSchema, slugSchema } from './article'
import { hrefSchema } from './page-data'

/** A picture with a text in it, rendered for the slot of its banner. */
const drawingSchema = z.strictObject({
  heading: z.string(),
  line: z.string(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type BannerDrawing = z.infer<typeof drawingSchema>

const bannerSchema = z.strictObject({
  name: z.string(),
  /** a company of `partners.yaml`, or the name of another */
  advertiser: slugSchema.optional(),
  advertiserName: z.string().optional(),
  campaign: z.string(),
  slot: bannerSlotSchema.optional(),
  editions: bannerEditionsSchema,
  to: hrefSchema,
  startsAt: dutchTimeSchema.optional(),
  endsAt: dutchTimeSchema.optional(),
  weight: z.int().min(bannerWeights.min).max(bannerWeights.max).default(bannerWeights.min),
  text: z.strictObject({ heading: z.string(), text: z.string(), button: z.string().optional() }).optional(),
  drawing: drawingSchema.optional(),
})
export type BannerSource = z.infer<typeof bannerSchema>

/** `data/advertising.yaml`: banners and short links. */
export const advertisingSchema = z.strictObject({
  banners: z.array(bannerSchema),
  shortLinks: z.array(z.strictObject({ code: shortLinkCodeSchema, name: z.string(), to: hrefSchema })),
})
export type AdvertisingSource = z.infer<typeof advertisingSchema>
