import { z } from 'zod'

/** The icons of our own that editors can choose. */
export const ownIconSchema = z.enum([
  'search',
  'person',
  'keep',
  'follow',
  'bell',
  'share',
  'place',
  'clock',
  'calendar',
  'download',
  'play',
  'chart',
  'camera',
  'quote',
  'settings',
  'external',
])
export type OwnIcon = z.infer<typeof ownIconSchema>

/** An icon of one of Iconify's sets, as `mdi:linkedin`. */
const setIconSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** The name of an icon in the content. The website looks those of a set up; one that does not exist is left out. */
export const iconNameSchema = z.union([ownIconSchema, setIconSchema])
export type ContentIconName = z.infer<typeof iconNameSchema>
