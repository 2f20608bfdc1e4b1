import type { CSSProperties } from 'react'

// The colours of the website's tokens.css. Mail clients support neither custom properties nor light-dark().
const light = {
  paper: '#f2f5f7',
  sheet: '#ffffff',
  ink: '#0a1a24',
  faint: '#566874',
  rule: '#d5dee4',
  link: '#006f9f',
}
const dark = { paper: '#0b1419', sheet: '#17242d', ink: '#e9f0f4', faint: '#93a6b2', rule: '#263843', link: '#4db8ec' }
const brand = { primary: '#0094d8', onPrimary: '#04141d', brick: '#04141d', lastBrick: '#d84800' }
/** White text on it has a contrast of 5.21. */
const action = { background: '#c24000', text: '#ffffff' }

const font = 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif'
const paragraph: CSSProperties = { fontFamily: font, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }
const small: CSSProperties = { ...paragraph, fontSize: 13, lineHeight: '19px', margin: '0 0 12px', color: light.faint }
const side = 24
const amountLabel: CSSProperties = {
  ...{ ...paragraph, margin: 0, color: light.ink, fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  ...{ padding: '7px 16px 7px 0', borderBottom: `1px solid ${light.rule}` },
}
const amount: CSSProperties = {
  ...{ ...amountLabel, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  padding: '7px 0',
}
const brandText: CSSProperties = {
  fontFamily: font,
  fontSize: 28,
  lineHeight: '32px',
  fontWeight: 800,
  letterSpacing: '-0.035em',
  color: brand.onPrimary,
  textDecoration: 'none',
}
const total: CSSProperties = { fontWeight: 700, borderBottom: 'none' }

/** Styles are inline: some clients drop a style sheet. */
export const styles = {
  body: { backgroundColor: light.paper, margin: 0, padding: 0 },
  paper: { backgroundColor: light.paper, padding: '24px 0' },
  container: { width: '100%', maxWidth: 600, margin: '0 auto' },
  masthead: { backgroundColor: brand.primary, padding: `14px ${side}px` },
  bricks: { paddingRight: 10, fontSize: 0, lineHeight: 0 },
  course: { marginBottom: 3 },
  brick: { backgroundColor: brand.brick, fontSize: 0, lineHeight: 0 },
  lastBrick: { backgroundColor: brand.lastBrick, fontSize: 0, lineHeight: 0 },
  brickOnDark: { backgroundColor: '#ffffff', fontSize: 0, lineHeight: 0 },
  brand: brandText,
  brandOnDark: { ...brandText, color: '#ffffff' },
  brandRest: { fontWeight: 500 },
  sheet: { backgroundColor: light.sheet, padding: `32px ${side}px 16px` },
  title: {
    fontFamily: font,
    fontSize: 26,
    lineHeight: '31px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    margin: '0 0 20px',
    color: light.ink,
  },
  text: { ...paragraph, color: light.ink },
  note: { ...paragraph, fontSize: 14, lineHeight: '21px', color: light.faint },
  quote: { ...paragraph, color: light.ink, borderLeft: `3px solid ${light.rule}`, paddingLeft: 16 },
  heading: {
    ...{ fontFamily: font, fontSize: 18, lineHeight: '24px', fontWeight: 700, color: light.ink },
    ...{ margin: '24px 0 12px', paddingTop: 16, borderTop: `1px solid ${light.rule}` },
  },
  item: { ...paragraph, color: light.ink, margin: '0 0 14px' },
  itemLink: { color: light.link, fontWeight: 700, textDecoration: 'underline' },
  itemFacts: { color: light.faint, fontSize: 14, lineHeight: '21px' },
  amounts: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
  amountLabel,
  amount,
  totalLabel: { ...amountLabel, ...total },
  total: { ...amount, ...total },
  action: { margin: '8px 0 20px' },
  button: {
    fontFamily: font,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
    color: action.text,
    backgroundColor: action.background,
    borderRadius: 4,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  // its own light edge stays in dark modes too
  picture: { display: 'block', backgroundColor: '#ffffff', border: 0 },
  below: { ...small, margin: '12px 0 0' },
  bareLink: { color: light.link, textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { padding: `20px ${side}px 0` },
  small,
  smallLink: { color: light.link, textDecoration: 'underline' },
  rule: { border: 'none', borderTop: `1px solid ${light.rule}`, margin: '0 0 12px' },
} as const satisfies Record<string, CSSProperties>

/** Styles for clients with a dark mode; `!important` overrides the inline ones. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.sheet} !important; }
  .ink { color: ${dark.ink} !important; }
  .faint { color: ${dark.faint} !important; }
  .link { color: ${dark.link} !important; }
  .quote { border-left-color: ${dark.rule} !important; }
  .heading { border-top-color: ${dark.rule} !important; }
  .amount { border-bottom-color: ${dark.rule} !important; }
  .rule { border-top-color: ${dark.rule} !important; }
}`
