import type { CSSProperties, ReactNode, TableHTMLAttributes } from 'react'
import { styles } from './mail-styles'

/** A table that lays out what is in its rows: mail clients know no other way. */
export function Table({ children, ...attributes }: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...attributes}>
      <tbody>{children}</tbody>
    </table>
  )
}

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
        <Table>
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
        </Table>
      </Cell>
      {children}
    </Row>
  )
}

/** A box with padding, a background or a rule: Outlook has those on cells, and not on other elements. */
export function Cell({ className, style, children }: CellProps) {
  return (
    <Table>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </Table>
  )
}
