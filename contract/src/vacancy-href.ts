import { href, type Numbered } from './hrefs.ts'

/** The page of a vacancy: a module of its own, because articles have no link to one before they load it. */
export function vacancyHref(vacancy: Numbered): string {
  return href('/vacatures/vacature/:id/:slug?', vacancy)
}
