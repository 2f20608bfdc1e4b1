import type { Weight } from './fonts'

/** How a text looks; sizes in points. */
export interface TextStyle {
  weight: Weight
  size: number
  /** from one baseline to the next */
  leading: number
  color: string
  /** digits of equal width, for amounts below each other */
  tabular?: boolean
}

const ink = '#0a1a24'
const faint = '#566874'

/** The colours of the website's tokens on paper. */
export const colors = { ink, faint, rule: '#d5dee4', brand: '#0094d8', brick: '#04141d', lastBrick: '#d84800' } as const

export const styles = {
  text: { weight: 'regular', size: 9.5, leading: 13.5, color: ink },
  strong: { weight: 'strong', size: 9.5, leading: 13.5, color: ink },
  amount: { weight: 'regular', size: 9.5, leading: 13.5, color: ink, tabular: true },
  total: { weight: 'strong', size: 11, leading: 16, color: ink, tabular: true },
  label: { weight: 'regular', size: 8.5, leading: 12, color: faint },
  title: { weight: 'strong', size: 20, leading: 26, color: ink },
  heading: { weight: 'strong', size: 11.5, leading: 17, color: ink },
} as const satisfies Record<string, TextStyle>
