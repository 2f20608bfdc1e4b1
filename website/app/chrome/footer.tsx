import { staticPart } from '../ui/lazy/static-part.tsx'

/** The footer of every page: its links need no script of their own. */
export const Footer = staticPart(async () => (await import('./footer-content.tsx')).FooterContent, {
  tag: 'footer',
  className: 'foot',
  isCached: true,
})
