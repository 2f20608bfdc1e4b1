import type { OwnIcon } from '@gevel/contract/icons'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import { z } from 'zod'

/** An icon of one of Iconify's sets: the checked markup of its shapes, and their `viewBox`. */
export interface SetIcon {
  viewBox: string
  shapes: string
}

/** An icon that the content names: one of our own by its name, or one of a set. */
export type FoundIcon = OwnIcon | SetIcon

/** The longest icons of the sets for interfaces have 4 kB. */
const MAX_LENGTH = 8192

const placing = {
  ...{ left: z.number().optional(), top: z.number().optional() },
  ...{ width: z.number().positive().optional(), height: z.number().positive().optional() },
  ...{ rotate: z.int().optional(), hFlip: z.boolean().optional(), vFlip: z.boolean().optional() },
}

/** The response of Iconify's API to `/{set}.json?icons={name}`, as far as it is used (its type `IconifyJSON`). */
const iconSetSchema = z.object({
  ...placing,
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ ...placing, body: z.string() })),
  aliases: z.record(z.string(), z.object({ ...placing, parent: z.string() })).optional(),
})

const SHAPE = '(?:g|path|circle|ellipse|rect|line|polyline|polygon)'
const ATTRIBUTE =
  '(?:d|points|transform|opacity|c[xy]|r[xy]?|[xy][12]?|width|height|(?:fill|clip)-rule|(?:fill|stroke)(?:-opacity)?|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset))'

/**
 * Shapes alone, with attributes that only place and paint them: no scripts, styles, links or references. Icons of most
 * sets have nothing else; those with gradients, masks or animations are left out.
 */
const SAFE = new RegExp(`^(?:<${SHAPE}(?:\\s+${ATTRIBUTE}="[\\w\\s.,()#%+-]*")*\\s*/?>|</${SHAPE}>)+$`)

/**
 * Reads an icon from the response of an icon service.
 * @param name without its set
 * @returns null when the set has no such icon, or the icon could do more than be looked at
 * @throws ZodError when the response is not that of an icon service
 */
export function parseIconSet(response: unknown, name: string): SetIcon | null {
  const set = iconSetSchema.parse(response)
  const isThere = Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name)
  const icon = isThere ? getIconData(set, name) : null
  if (!icon || icon.body.length > MAX_LENGTH || !SAFE.test(icon.body)) return null
  const { body, attributes } = iconToSVG(icon)
  return { viewBox: attributes.viewBox, shapes: body }
}
