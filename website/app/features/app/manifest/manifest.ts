import { withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { homeHref, href, newsHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { THEME_COLOURS } from '../../editions/public.ts'
import { APP_ICONS } from './app-icons.ts'

/** The colour of the page while the app starts: that of the light mode, the manifest has one only. */
const PAGE_COLOUR = '#ffffff'

/** The web app manifest of an edition (https://www.w3.org/TR/appmanifest/). */
export function manifestOf(edition: Edition, { editions }: Pick<Site, 'editions'>) {
  const { name, description } = editions[edition]
  const shortcut = (title: string, path: string) => ({ name: title, url: withinEdition(path, edition) })
  return {
    id: homeHref(edition),
    name,
    short_name: name,
    description,
    lang: 'nl',
    dir: 'ltr',
    categories: ['news', 'business'],
    start_url: homeHref(edition),
    // both editions share most pages
    scope: '/',
    display: 'standalone',
    background_color: PAGE_COLOUR,
    theme_color: THEME_COLOURS[edition].light,
    icons: APP_ICONS[edition].manifest,
    shortcuts: [
      shortcut('Nieuws', newsHref(edition)),
      shortcut('Marktcijfers', href('/marktcijfers')),
      shortcut('Zoeken', href('/zoeken')),
    ],
  }
}
