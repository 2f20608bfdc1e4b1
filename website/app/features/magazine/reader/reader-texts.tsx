import type { IssueReader } from '@gevel/contract/issue-reader'

/** The text of the pages, for screen readers and for who prefers to read it as text. */
export function ReaderTexts({ reader: { texts } }: { reader: IssueReader }) {
  const withText = texts.filter(({ text }) => text !== '')
  if (withText.length === 0) return null
  return (
    <details className="reader__texts">
      <summary>Tekst van {withText.length === 1 ? 'deze pagina' : 'deze pagina’s'}</summary>
      {withText.map(({ page, text }) => (
        <section key={page} aria-labelledby={`tekst-${page}`}>
          <h2 id={`tekst-${page}`}>Tekst van pagina {page}</h2>
          <p>{text}</p>
        </section>
      ))}
    </details>
  )
}
