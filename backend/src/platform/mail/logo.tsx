import { Link } from '@react-email/link'
import { styles } from './styles'

/** Widths of the bricks of a course, in pixels, without the joints between them. */
const courses = [
  [19, 10],
  [8, 21],
  [19, 10],
] as const

/** The logo: three courses of brick with the last one in orange, built of table cells, and the brand in text. */
export function Logo({ brand, href }: { brand: string; href: string }) {
  const [first, ...rest] = brand.split(' ')
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td style={styles.bricks}>
            {courses.map((bricks, course) => (
              <Course key={course} bricks={bricks} isLast={course === courses.length - 1} />
            ))}
          </td>
          <td>
            <Link href={href} style={styles.brand}>
              {first}
              {rest.length > 0 && <span style={styles.brandRest}> {rest.join(' ')}</span>}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Course({ bricks: [left, right], isLast }: { bricks: readonly [number, number]; isLast: boolean }) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} style={isLast ? undefined : styles.course}>
      <tbody>
        <tr>
          <td width={left} height={8} style={styles.brick} />
          <td width={3} />
          <td width={right} height={8} style={isLast ? styles.lastBrick : styles.brick} />
        </tr>
      </tbody>
    </table>
  )
}
