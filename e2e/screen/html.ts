import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * The recommended rules, on the HTML as the server sends it. Disabled are those about the notation of tags, which
 * React's serialiser decides: `<br/>`, `srcSet`, `data-x="true"`, `DOCTYPE` in capitals and everything on one line. An
 * id may be anything HTML allows (React's own begin with `_`), not only what older CSS could select. The checkboxes of one
 * field have the same name, as HTML's own examples do.
 */
const validator = new HtmlValidate(
  // without a search for configuration files at each document: two thirds of its processor time remain
  new StaticConfigLoader({
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
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** The errors in an HTML document, a line each: the rule and the element. */
export async function invalidHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
