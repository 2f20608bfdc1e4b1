import { useId } from 'react'
import { Lintel } from './lintel.tsx'

interface FaqProps {
  /** anchor of the section */
  id?: string
  title: string
  items: { question: string; answer: string }[]
}

/** Questions that expand to their answers, also without scripts. */
export function Faq({ id, title, items }: FaqProps) {
  const ownId = useId()
  const headId = id ?? ownId
  return (
    <section className="faq" aria-labelledby={headId}>
      <Lintel id={headId} title={title} />
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
