import { HtmlValidate } from 'html-validate'

/**
 * The recommended rules, on the HTML as the server sends it. Off are those that only say how a tag is written down, which
 * React's serialiser decides: `<br/>`, `srcSet`, `data-x="true"`, `DOCTYPE` in capitals and everything on one line. An id may be
 * what HTML allows (React's own begin with `_`), not only what was easy to name in CSS once.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'missing-doctype': 'error',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})

/** What is not valid in an HTML document, a line each: the rule and the element. */
export async function invalidHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
