import { RowLink } from '../kit/words/row-link'

interface CustomerFactProps {
  name: string
  number: string
  contact?: string | null
}

/** A customer by its names, and the way to its subscriptions. */
export function CustomerFact({ name, number, contact }: CustomerFactProps) {
  return (
    <>
      {[name, contact].filter(Boolean).join('\n')}
      <br />
      <RowLink to={`/abonnementen?which=all&q=${number}`}>{number}</RowLink>
    </>
  )
}
