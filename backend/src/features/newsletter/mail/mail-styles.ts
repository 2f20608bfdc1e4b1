import type { CSSProperties } from 'react'

// The colours of the website's tokens.css. Mail clients support neither custom properties nor light-dark().
const ink = '#0a1a24'
const sans = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif"
const side = 32

const text = (fontSize: number, lineHeight: number, color: string, more: CSSProperties = {}): CSSProperties => ({
  ...{ fontFamily: sans, fontSize, lineHeight: `${lineHeight}px`, color },
  ...more,
})
const padded = (top: number, bottom = 0): CSSProperties => ({ padding: `${top}px ${side}px ${bottom}px` })

/** Styles are inline: some clients drop a style sheet. */
export const styles = {
  masthead: { backgroundColor: '#0094d8', padding: `20px ${side}px 16px` },
  mastheadOfPro: { backgroundColor: '#0c659a', padding: `20px ${side}px 16px` },
  date: text(14, 19, '#04141d'),
  dateOfPro: text(14, 19, '#ffffff'),
  row: padded(0),
  section: padded(28),
  item: { padding: '11px 0' },
  ruledItem: { padding: '11px 0', borderTop: '1px solid #d5dee4' },
  heading: { borderTop: `2px solid ${ink}`, paddingTop: 10 },
  h1: text(32, 35, ink, { margin: 0, fontWeight: 720, letterSpacing: '-0.4px' }),
  h2: text(20, 24, ink, { margin: 0, fontWeight: 700 }),
  titleLink: { color: ink, textDecoration: 'none' },
  label: text(13, 18, '#006f9f', { fontWeight: 650 }),
  facts: text(13, 18, '#566874'),
  tier: { color: '#c24000', fontWeight: 650 },
  itemTitle: text(17, 22, ink, { fontWeight: 650, textDecoration: 'none' }),
  words: { fontFamily: serif, fontSize: 18, lineHeight: '27px', color: '#3d4f5b', margin: '0 0 14px' },
  lead: { fontFamily: serif, fontSize: 18, lineHeight: '26px', color: '#3d4f5b', margin: 0 },
  link: { color: '#006f9f', textDecoration: 'underline', whiteSpace: 'nowrap' },
  more: text(14, 24, '#006f9f', { fontWeight: 600, textDecoration: 'none' }),
  // the text is of the description, where pictures are blocked
  picture: text(15, 22, '#566874', {
    ...{ display: 'block', width: '100%', maxWidth: 600, height: 'auto', border: 0 },
    ...{ backgroundColor: '#e6f4fb', textAlign: 'center', textDecoration: 'none' },
  }),
  // Outlook has no padding on links
  buttonCell: { backgroundColor: '#c24000', borderRadius: 4, msoPaddingAlt: '12px 20px' } as CSSProperties,
  button: text(15, 18, '#ffffff', {
    ...{ display: 'inline-block', padding: '12px 20px', fontWeight: 650, textDecoration: 'none' },
  }),
  pro: { backgroundColor: '#0b5988', padding: `20px ${side}px 12px` },
  proHeading: text(20, 24, '#ffffff', { margin: 0, fontWeight: 700 }),
  proTitle: text(17, 22, '#ffffff', { fontWeight: 650, textDecoration: 'none' }),
  proItem: { padding: '10px 0' },
  proRuledItem: { padding: '10px 0', borderTop: '1px solid #5f95b4' },
  day: text(28, 28, ink, {
    backgroundColor: '#e6f4fb',
    textAlign: 'center',
    padding: '8px 0',
    width: 60,
    fontWeight: 720,
  }),
  month: { fontSize: 12, lineHeight: '16px', fontWeight: 600 },
  beside: { padding: '0 0 0 16px', verticalAlign: 'top' },
  figure: { backgroundColor: '#f2f5f7' },
  figureSide: { padding: 22 },
  figureHeading: text(13, 18, '#006f9f', { margin: 0, fontWeight: 650 }),
  figureValue: text(44, 50, ink, { fontWeight: 640, letterSpacing: '-1px' }),
  figureTitle: text(15, 20, ink, { fontWeight: 650, textDecoration: 'none' }),
  up: text(14, 22, '#17703c', { fontWeight: 650 }),
  down: text(14, 22, '#b3261e', { fontWeight: 650 }),
  neutral: text(14, 22, ink, { fontWeight: 650 }),
  banner: { backgroundColor: '#06283c', padding: '14px 18px 16px' },
  bannerLabel: text(12, 16, '#cfe3ee'),
  bannerTitle: text(18, 23, '#ffffff', { fontWeight: 700, textDecoration: 'none' }),
  bannerText: text(14, 20, '#cfe3ee'),
  footer: text(13, 20, '#566874', { padding: `22px ${side}px 32px` }),
  footerLink: { color: '#006f9f', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** The colours of dark mode, by the classes of what they are for. */
const dark = [
  ['bg', 'background', '#060c10'],
  ['sh', 'background', '#0b1419'],
  ['su', 'background', '#121d24'],
  ['ink', 'color', '#e9f0f4'],
  ['t', 'color', '#b9c8d1'],
  ['m', 'color', '#93a6b2'],
  ['pt', 'color', '#4db8ec'],
  ['tx', 'color', '#ff8f57'],
  ['up', 'color', '#5fd08d'],
  ['down', 'color', '#ff8a80'],
  ['r', 'border-color', '#263843'],
  ['rs', 'border-color', '#6f8794'],
] as const
const rules = (before: (property: string) => string) =>
  dark.map(([name, property, value]) => `${before(property)}.${name}{${property}:${value}!important}`).join('')

/** For clients with style sheets: the phone, dark mode, and that of Outlook.com, which marks what it changed. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}table{border-collapse:collapse}a:focus-visible{outline:3px solid #0b5988;outline-offset:2px}',
  '@media (max-width:599px){.px{padding-left:20px!important;padding-right:20px!important}.h1{font-size:27px!important;line-height:29px!important}.half{display:block!important;width:auto!important;padding:18px!important}}',
  `@media (prefers-color-scheme:dark){${rules(() => '')}}`,
  rules((property) => (property === 'color' ? '[data-ogsc] ' : '[data-ogsb] ')),
].join('\n')
