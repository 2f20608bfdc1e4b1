import { findExclusiveWords } from '@gevel/contract/exclusive-words'
import { typedNumber, useTypedText } from './use-typed-text.ts'

/** What a writer may want to change: words that exclude people, and a salary that is missing. */
export function TextHints() {
  const { title = '', intro = '', body = '', salaryMin, salaryMax } = useTypedText()
  const words = findExclusiveWords([title, intro, body].join('\n'))
  const hasSalary = typedNumber(salaryMin) !== null || typedNumber(salaryMax) !== null
  if (words.length === 0 && hasSalary) return null
  return (
    <div className="notice" role="status">
      <strong>Voor u plaatst</strong>
      <ul className="text-hints">
        {!hasSalary && <li>Er staat nog geen salaris bij. Kandidaten horen vooraf te weten wat het werk oplevert.</li>}
        {words.map(({ found, hint }) => (
          <li key={found}>
            ‘{found}’. {hint}
          </li>
        ))}
      </ul>
    </div>
  )
}
