import { LinksPanel } from './links-panel'

/** Strapi's panel with the button to the preview is the only one without a type. */
export function withLinksPanel<Panel extends { type?: string }>(panels: Panel[]): (Panel | typeof LinksPanel)[] {
  const place = panels.findIndex(({ type }) => !type) + 1
  return [...panels.slice(0, place), LinksPanel, ...panels.slice(place)]
}
