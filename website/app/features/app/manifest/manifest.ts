import { withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { homeHref, href, newsHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { THEME_COLOURS } from '../../editions/editions.ts'

/** The icons of each edition, made by `icons/write-icons.ts`. */
const APP_ICONS = {
  general: {
    manifest: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
  },
  pro: {
    manifest: [
      icon('/pro-icon-192.png', 192),
      icon('/pro-icon-512.png', 512),
      icon('/pro-icon-maskable-512.png', 512, 'maskable'),
    ],
  },
} as const satisfies Record<Edition, object>

/** The colour of the page while the app starts: that of the light mode, the manifest has one only. */
const PAGE_COLOUR = '#ffffff'

/** That of the bar above a door, in both modes. */
const DOOR_COLOUR = '#0a1a24'

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

/** The manifest of check-in, an app of its own that opens at the doors. */
export function doorManifest() {
  return {
    id: href('/inchecken'),
    name: 'Gevel inchecken',
    short_name: 'Inchecken',
    description: 'Kaarten scannen bij de deur van een bijeenkomst.',
    lang: 'nl',
    dir: 'ltr',
    start_url: href('/inchecken'),
    scope: href('/inchecken'),
    display: 'standalone',
    background_color: DOOR_COLOUR,
    theme_color: DOOR_COLOUR,
    icons: APP_ICONS.general.manifest,
  }
}

function icon(src: string, size: number, purpose: 'any' | 'maskable' = 'any') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
