import { iconNameSchema, ownIconSchema } from '@gevel/contract/icons'

/**
 * Checks the name of an icon.
 * @throws Error with a Dutch sentence
 */
export function checkIconName(name: string): void {
  if (iconNameSchema.safeParse(name).success) return
  throw new Error(`Gebruik een naam zoals mdi:linkedin, of een van: ${ownIconSchema.options.join(', ')}.`)
}
