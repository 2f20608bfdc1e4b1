import { HtmlValidate } from 'html-validate'
import { ask } from '../http.ts'
import { expect, journey } from '../journey.ts'
import { screens } from '../screens.ts'

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

for (const { name, path, status = 200 } of screens) {
  journey(`The HTML is valid: ${name}`, async ({ content }) => {
    const answer = await ask(await path(content))
    expect(answer.status).toBe(status)
    const report = await validator.validateString(answer.body)
    const errors = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(errors).toEqual([])
  })
}

for (const path of ['/%zz', `/${'a'.repeat(9_000)}`]) {
  journey(`The HTML of a refusal is valid: ${path.slice(0, 10)}`, async () => {
    const report = await validator.validateString((await ask(path)).body)
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })
}
