import { Link } from '@react-email/link'
import type { CSSProperties } from 'react'
import { styles } from './styles'

/** Widths of the bricks of a course, in pixels, without the joints between them. */
const courses = [
  [19, 10],
  [8, 21],
  [19, 10],
] as const

interface LogoProps {
  brand: string
  href: string
  /** on the colour of the professional edition, which is darker */
  isOnDark?: boolean
}

/** The logo: three courses of brick with the last one in orange, built of table cells, and the brand in text. */
export function Logo({ brand, href, isOnDark = false }: LogoProps) {
  const [first, ...rest] = brand.split(' ')
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td style={styles.bricks}>
            {courses.map((bricks, course) => (
              <Course
                key={course}
                bricks={bricks}
                brick={isOnDark ? styles.brickOnDark : styles.brick}
                isLast={course === courses.length - 1}
              />
            ))}
          </td>
          <td>
            <Link href={href} style={isOnDark ? styles.brandOnDark : styles.brand}>
              {first}
              {rest.length > 0 && <span style={styles.brandRest}> {rest.join(' ')}</span>}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface CourseProps {
  bricks: readonly [number, number]
  brick: CSSProperties
  isLast: boolean
}

function Course({ bricks: [left, right], brick, isLast }: CourseProps) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} style={isLast ? undefined : styles.course}>
      <tbody>
        <tr>
          <td width={left} height={8} style={brick} />
          <td width={3} />
          <td width={right} height={8} style={isLast ? styles.lastBrick : brick} />
        </tr>
      </tbody>
    </table>
  )
}
