/** The icons of every page and of articles and forms: strokes on a 24 px grid, in the colour of the text. `more-icons.tsx` has the others. */
const ICONS = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5 21 21',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
  light: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 21c0-5 3.5-7 8-7s8 2 8 7',
  keep: 'M6 3h12v18l-6-5-6 5Z',
  follow: 'M3 3h9l9 9-9 9-9-9ZM7.5 7.5v.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  right: 'm5 12.5 4.5 4.5L19 7',
  wrong: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v6M12 16v1',
  gift: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C10 3 6 2.5 6 5.5 6 7.5 9 8 12 8ZM12 8c2-5 6-5.5 6-2.5C18 7.5 15 8 12 8Z',
} as const satisfies Record<string, string>

export type IconName = keyof typeof ICONS

/** An icon beside a text or in a labelled button: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={ICONS[name]} />
}

/** @param path its strokes, as those above */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
