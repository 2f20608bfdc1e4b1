import { KEYS } from './reader-keys.ts'

/** The keys of the reader. */
export function ReaderHelp() {
  return (
    <details className="reader__help">
      <summary className="reader__tool">
        <span aria-hidden="true">?</span>
        <span className="vh">Toetsen</span>
      </summary>
      <dl>
        {KEYS.map(([keys, text]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
