import { Drawing, Icon, type IconName } from './icon.tsx'

/** The icons that not every page needs. */
const MORE_ICONS = {
  place: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21ZM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2',
  bell: 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4ZM10 20.5h4M12 5V3',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  play: 'M7 4v16l13-8Z',
  add: 'M12 4v16M4 12h16',
  less: 'M4 12h16',
  wide: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  quote: 'M4 18v-7l3-5h3l-2 5h2v7zM14 18v-7l3-5h3l-2 5h2v7z',
  chart: 'M4 20h16M6 16v-5M12 16V5M18 16V9',
  camera: 'M3 7h4l2-3h6l2 3h4v13H3zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  document: 'M6 2h9l4 4v16H6zM14 2v5h5M9 12h7M9 16h7',
  external: 'M9 5H4v15h15v-5M13 4h7v7M20 4 11 13',
} as const satisfies Record<string, string>

export type AnyIconName = IconName | keyof typeof MORE_ICONS

/** As `Icon`, of all icons. */
export function AnyIcon({ name }: { name: AnyIconName }) {
  return isOfMore(name) ? <Drawing path={MORE_ICONS[name]} /> : <Icon name={name} />
}

function isOfMore(name: AnyIconName): name is keyof typeof MORE_ICONS {
  return name in MORE_ICONS
}
