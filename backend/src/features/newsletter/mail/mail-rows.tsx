import type { CSSProperties, ReactNode } from 'react'
import { styles } from './mail-styles'

interface CellProps {
  className?: string
  style: CSSProperties
  children: ReactNode
}

/** A row of the table that the mail is. */
export function Row({ style, children }: Omit<CellProps, 'className'>) {
  return (
    <tr>
      <td className="px" style={style}>
        {children}
      </td>
    </tr>
  )
}

interface SectionProps {
  heading: string
  /** the page with all of it */
  more?: { label: string; href: string } | undefined
  children: ReactNode
}

/** A row with a heading above it. */
export function Section({ heading, more, children }: SectionProps) {
  return (
    <Row style={styles.section}>
      <Cell className="rs" style={styles.heading}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td>
                <h2 className="ink" style={styles.h2}>
                  {heading}
                </h2>
              </td>
              {more && (
                <td align="right" valign="bottom">
                  <a className="pt" href={more.href} style={styles.more}>
                    {more.label}
                  </a>
                </td>
              )}
            </tr>
          </tbody>
        </table>
      </Cell>
      {children}
    </Row>
  )
}

/** A box with padding, a background or a rule: Outlook has those on cells, and not on other elements. */
export function Cell({ className, style, children }: CellProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
