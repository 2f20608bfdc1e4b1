import { checkSegments } from '../documents/hrefs'

const paths = (list: string) => list.split(/\s+/)

/** Paths the site answers itself, with everything below them: a page there would never be seen. */
const reservedTrees = paths(
  `news item l c account reactie registreren vacatures/cat vacatures/vacature vacatures/plaatsen vacatures/mijn
  api admin auth public users connect statistics uploads assets builds media fonts health _health _ui`,
)

/** Paths the site answers itself (specification §2), while pages may stand below them. */
const reservedPaths = paths(
  `magazine inloggen uitnodiging zoeken sitemap inschrijvingen email-valideren
  wachtwoord-reset wachtwoord-vergeten account-activeren
  nationale-dhz-sessie bouwgroothandel-bijeen business-update-bouwgroothandel`,
)

/** The pages of events, companies and magazines: `/partners` itself is an editor's page, `/partners/x` is not. */
const reservedChildren = paths(
  'agenda partners organisaties magazine winkelketens/bouwmarkten winkelketens/verfwinkels-woonwinkels',
)

/** The path of a page as it is kept: `Over-Ons/` becomes `/over-ons`. */
export function normalisePageLink(link: string): string {
  const path = link.trim().toLowerCase().split('/').filter(Boolean).join('/')
  return `/${path}`
}

/**
 * @param link normalised path of a page
 * @throws Error with a Dutch sentence when no page can stand there
 */
export function checkPageLink(link: string): void {
  const path = link.slice(1)
  if (!/^[a-z0-9._~/-]*$/.test(path))
    throw new Error('Gebruik in een pad alleen letters zonder accent, cijfers, - en /.')
  checkSegments(link)
  const within = (tree: string) => path === tree || path.startsWith(`${tree}/`)
  const isChild = (parent: string) => path.startsWith(`${parent}/`)
  if (reservedTrees.some(within) || reservedPaths.includes(path) || reservedChildren.some(isChild)) {
    throw new Error('Op dit pad staat al een vast onderdeel van de site.')
  }
}
