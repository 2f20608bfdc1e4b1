import type { ShownBlock } from '../content/resolve-blocks'
import { Table } from './mail-rows'
import { styles } from './mail-styles'

interface FigureBlockProps {
  block: Extract<ShownBlock, { type: 'figure' }>
  href: string
}

const highestPx = 96

/** The newest figure of a series beside its bars, below each other on a phone. The bars are cells, so that they need no picture. */
export function FigureBlock({ block, href }: FigureBlockProps) {
  const { heading, title, value, measure, change, tone, bars, periods, source } = block
  return (
    <tr>
      <td className="px" style={styles.section}>
        <Table className="su" style={styles.figure}>
          <tr>
            <td className="half" width={bars.length > 0 ? '50%' : '100%'} valign="top" style={styles.figureSide}>
              <h2 className="pt" style={styles.figureHeading}>
                {heading}
              </h2>
              <span className="ink" style={styles.figureValue}>
                {value}
              </span>
              <br />
              <a className="ink" href={href} style={styles.figureTitle}>
                {title}
              </a>
              <br />
              <span className="m" style={styles.facts}>
                {measure}
              </span>
              {change !== null && (
                <>
                  <br />
                  <span className={tone === 'neutral' ? 'ink' : tone} style={styles[tone]}>
                    {change}
                  </span>
                </>
              )}
              {bars.length === 0 && <Source source={source} />}
            </td>
            {bars.length > 0 && (
              <td className="half" width="50%" valign="bottom" style={styles.figureSide}>
                <Table aria-hidden="true">
                  <tr>
                    {bars.map((share, index) => (
                      <Bar key={index} share={share} isNewest={index === bars.length - 1} />
                    ))}
                  </tr>
                </Table>
                <span className="m" style={styles.facts}>
                  {periods}
                </span>
                <Source source={source} />
              </td>
            )}
          </tr>
        </Table>
      </td>
    </tr>
  )
}

function Source({ source }: { source: string }) {
  return (
    <>
      <br />
      <span className="m" style={styles.facts}>
        Bron: {source}
      </span>
    </>
  )
}

/** A cell in a cell, whose height Outlook knows as well. The newest bar has a colour of its own. */
function Bar({ share, isNewest }: { share: number; isNewest: boolean }) {
  const height = Math.max(1, Math.round(share * highestPx))
  const backgroundColor = isNewest ? '#d84800' : '#0085c2'
  return (
    <td valign="bottom" style={{ padding: '0 2px' }}>
      <Table>
        <tr>
          <td height={height} style={{ height, backgroundColor, fontSize: 1, lineHeight: '1px' }}>
            &nbsp;
          </td>
        </tr>
      </Table>
    </td>
  )
}
